/** A WebSocket made by hand: what the page sends lies in `sent`, what the server says is said by the test. */
import { vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../../src/lib/types';

export class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  readonly sent: ClientMessage[] = [];
  readyState = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor() {
    FakeSocket.all.push(this);
  }

  /** The newest socket of the page. */
  static get newest(): FakeSocket {
    return this.all.at(-1)!;
  }

  /** Everything the page has sent, over whichever socket. */
  static get sent(): ClientMessage[] {
    return this.all.flatMap(({ sent }) => sent);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.lose(1000);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  lose(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** What a page has that Node has not; answers with the page's listeners, by name. */
export function fakePage(): Record<string, () => void> {
  const listeners: Record<string, () => void> = {};
  const listen = {
    addEventListener: (name: string, listener: () => void) => (listeners[name] = listener),
    removeEventListener: (name: string) => delete listeners[name],
  };
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'test' });
  vi.stubGlobal('document', { hidden: false, ...listen });
  vi.stubGlobal('addEventListener', listen.addEventListener);
  vi.stubGlobal('removeEventListener', listen.removeEventListener);
  return listeners;
}

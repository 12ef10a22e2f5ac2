/** The socket to a table: it comes back by itself when the connection is lost. */
import { liveAddress } from './api';
import type { ClientMessage, ServerMessage } from './types';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** A silent connection may be dead: proxies drop idle sockets without telling anybody. */
const PING_EVERY = 25_000;
/** The server's word that trying again is of no use. */
const NO_TABLE = 4404;

export interface Listener {
  hear(message: ServerMessage): void;
  connected(yes: boolean): void;
}

export class Live {
  private socket: WebSocket | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT;
  private closed = false;
  private readonly ping: ReturnType<typeof setInterval>;

  constructor(
    private readonly code: string,
    private readonly listener: Listener,
  ) {
    this.open();
    this.ping = setInterval(() => this.send({ type: 'ping' }), PING_EVERY);
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  /** False when there is no connection: nothing is kept to be sent later, the state may be another then. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.ping);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  private open(): void {
    const socket = new WebSocket(liveAddress(this.code));
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.connected(true);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.listener.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (this.closed || code === NO_TABLE) return;
      this.listener.connected(false);
      this.retry = setTimeout(() => this.open(), this.wait * (0.8 + 0.4 * Math.random()));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private readonly hurry = (): void => {
    if (this.socket?.readyState !== WebSocket.CLOSED || document.hidden) return;
    clearTimeout(this.retry);
    this.wait = FIRST_WAIT;
    this.open();
  };
}

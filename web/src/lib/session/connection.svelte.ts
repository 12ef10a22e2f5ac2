/** The WebSocket to a table: it reconnects by itself, and knows whether an answer is awaited. */
import { liveAddress } from '../api';
import type { ClientMessage, ServerMessage } from '../types';

/**
 * `connecting`  the page has just been opened
 * `ready`       a move can be sent
 * `waiting`     a request was sent, its answer has not come yet
 * `lost`        the connection broke, and is being tried again
 * `closed`      for good: the person left, or the server knows no such table
 */
export type ConnectionState = 'connecting' | 'ready' | 'waiting' | 'lost' | 'closed';

/** A message that still needs its number. */
export type Request = { [M in ClientMessage as M['type']]: Omit<M, 'id'> }[Exclude<ClientMessage['type'], 'ping'>];

const FIRST_RETRY = 400;
const LONGEST_RETRY = 10_000;
/** A silent connection may be dead: proxies drop idle sockets without telling anybody. */
const PING_EVERY = 25_000;
/** The server's word that trying again is of no use. */
const NO_TABLE = 4404;

export class Connection {
  state: ConnectionState = $state('connecting');

  private socket: WebSocket | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private retryAfter = FIRST_RETRY;
  private lastId = 0;
  private readonly ping: ReturnType<typeof setInterval>;

  constructor(
    private readonly code: string,
    private readonly receive: (message: ServerMessage) => void,
  ) {
    this.open();
    this.ping = setInterval(() => this.send({ type: 'ping' }), PING_EVERY);
    addEventListener('online', this.retryNow);
    document.addEventListener('visibilitychange', this.retryNow);
  }

  /** Sends what must be answered before anything else can be asked for. */
  request(request: Request): void {
    if (this.post(request) !== null) this.state = 'waiting';
  }

  /** Sends something beside that; its number, or null without a connection. */
  post(request: Request): number | null {
    const id = ++this.lastId;
    return this.send({ ...request, id }) ? id : null;
  }

  /** The answer has come; one to an older request (its number says which) is none. */
  answered(id = this.lastId): void {
    if (this.state === 'waiting' && id === this.lastId) this.state = 'ready';
  }

  close(): void {
    this.state = 'closed';
    clearTimeout(this.retry);
    clearInterval(this.ping);
    removeEventListener('online', this.retryNow);
    document.removeEventListener('visibilitychange', this.retryNow);
    this.socket?.close();
  }

  /** False without a connection: nothing is kept to be sent later, the position may be another then. */
  private send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private open(): void {
    const socket = new WebSocket(liveAddress(this.code));
    this.socket = socket;
    socket.onopen = () => {
      this.retryAfter = FIRST_RETRY;
      this.state = 'ready';
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = ({ code }) => {
      if (this.state === 'closed') return;
      if (code === NO_TABLE) return this.close();
      this.state = 'lost';
      this.retry = setTimeout(() => this.open(), this.retryAfter * (0.8 + 0.4 * Math.random()));
      this.retryAfter = Math.min(this.retryAfter * 2, LONGEST_RETRY);
    };
  }

  private readonly retryNow = (): void => {
    if (this.socket?.readyState !== WebSocket.CLOSED || document.hidden) return;
    clearTimeout(this.retry);
    this.retryAfter = FIRST_RETRY;
    this.open();
  };
}

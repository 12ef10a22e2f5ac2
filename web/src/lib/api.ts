/** Requests to the server; whatever goes wrong arrives as one kind of error that can be said in words. */
import type { Day, Fork, GameInfo, Join, Moment, NewTable, Refusal, Reviewing, Rulebook, Table } from './types';

export class RequestRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.key);
  }
}

export const refusalOf = (error: unknown): Refusal =>
  error instanceof RequestRefused ? error.refusal : { key: 'server-unreachable', args: {}, clause: null };

async function request<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`/api/${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (response.ok) return (await response.json()) as T;
  const answer = (await response.json().catch(() => null)) as { error?: Refusal } | null;
  throw new RequestRefused(answer?.error ?? { key: 'server-error', args: { status: response.status }, clause: null });
}

const segment = encodeURIComponent;

export const getGames = (): Promise<GameInfo[]> => request('games');
export const getRules = (game: string, language: string): Promise<Rulebook> =>
  request(`games/${segment(game)}/rules/${segment(language)}`);
export const componentsAddress = (game: string): string => `/api/games/${segment(game)}/components`;
export const getDay = (game: string, seats: number): Promise<Day> => request(`games/${segment(game)}/daily/${seats}`);
export const getTable = (code: string): Promise<Table> => request(`tables/${segment(code)}`);
export const drawSecret = (): Promise<{ commitment: string }> => request('commitments', {});
export const makeTable = (wanted: NewTable): Promise<{ code: string }> => request('tables', wanted);
export const joinTable = (code: string, as: Join): Promise<Table> => request(`tables/${segment(code)}/join`, as);
export const lendSpoken = (code: string): Promise<{ spoken: string; seconds: number }> =>
  request(`tables/${segment(code)}/spoken`, {});
export const findSpoken = (spoken: string): Promise<{ code: string }> => request('spoken', { spoken });
export const turnAway = (code: string, seat: number): Promise<Table> =>
  request(`tables/${segment(code)}/turn-away`, { seat });
export const askRematch = (code: string): Promise<{ code: string }> => request(`tables/${segment(code)}/rematch`, {});
export const askReview = (code: string): Promise<Reviewing> => request(`tables/${segment(code)}/review`, {});
export const getMoment = (code: string, ply: number, eyes: number | null): Promise<Moment> =>
  request(`tables/${segment(code)}/moments/${ply}${eyes === null ? '' : `?eyes=${eyes}`}`);
export const forkTable = (code: string, from: Fork): Promise<{ code: string }> =>
  request(`tables/${segment(code)}/fork`, from);
export const recordAddress = (code: string): string => `/api/tables/${segment(code)}/record`;
export const liveAddress = (code: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${segment(code)}/live`;

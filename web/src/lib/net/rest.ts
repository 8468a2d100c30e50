// The REST calls.
import type { Fault } from '../wire/game';
import type { Accepted, Act, Acted, Archive, Line, Me, ProblemBody, Room, Wish } from './messages';

/** Why a call failed; `code` is a stable word that selects the translation. */
export class Failure extends Error {
  readonly code: string;
  readonly at: string;
  readonly faults: Fault[];

  constructor(problem: ProblemBody) {
    super(problem.message);
    this.code = problem.code;
    this.at = problem.at ?? '';
    this.faults = problem.faults ?? [];
  }
}

/** The failure behind anything that was thrown. */
export function failure(error: unknown): Failure {
  return error instanceof Failure ? error : new Failure({ code: 'away', message: String(error) });
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const sent =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    answer = await fetch(path, { method, credentials: 'same-origin', ...sent });
  } catch (error) {
    throw new Failure({ code: 'away', message: String(error) });
  }
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Failure({ code: 'away', message: `status ${answer.status}` });
  }
  if (!answer.ok) throw new Failure(value as ProblemBody);
  return value as T;
}

const at = (table: string, what = '') => `/api/tables/${encodeURIComponent(table)}${what}`;

export const rest = {
  me: () => call<Me>('GET', '/api/me'),
  name: (name: string) => call<Me>('PUT', '/api/me', { name }),
  forget: () => call<void>('DELETE', '/api/me'),
  newToken: () => call<void>('POST', '/api/me/token'),
  check: (wish: Wish) => call<Accepted>('POST', '/api/check', wish),
  tables: () => call<Line[]>('GET', '/api/tables'),
  create: (wish: Wish) => call<Room>('POST', '/api/tables', wish),
  remove: (table: string) => call<void>('DELETE', at(table)),
  look: (table: string) => call<Room>('GET', at(table)),
  sit: (table: string, seat: number | undefined, entropy: string) =>
    call<Acted>('POST', at(table, '/sit'), seat === undefined ? { entropy } : { seat, entropy }),
  act: (table: string, act: Act) => call<Acted>('POST', at(table, '/act'), act),
  device: (code: string) => call<Acted>('POST', '/api/device', { code }),
  replay: (table: string) => call<Archive>('GET', at(table, '/replay')),
};

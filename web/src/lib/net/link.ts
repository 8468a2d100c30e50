// The socket of a table. It reconnects by itself and sends again, under its old number, what has no answer yet.
import type { Words } from '../wire/wire';
import type { Ask, Told } from './messages';
import { WIRE } from './messages';

export type LinkState = 'connecting' | 'open' | 'lost' | 'reload' | 'forbidden' | 'missing' | 'refused' | 'elsewhere';

export type Answer = { ok: true } | { ok: false; rule: string; code: string; message: string };

type Waiting = { ask: Ask; answer: (answer: Answer) => void };

export type LinkEvents = {
  told: (told: Told) => void;
  state: (state: LinkState) => void;
  /** What this client already has, for the next hello. */
  have: () => { cursor: number; talk: number } | null;
};

const PING = 25_000;
const SILENCE = 60_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** How long a page that was asleep waits for an answer before it connects again. */
const WAKING = 4_000;

/** A number for a command that no other command of this person has: 53 random bits. */
export function nonce(): number {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return ((words[0] ?? 0) & 0x1fffff) * 0x1_0000_0000 + (words[1] ?? 0);
}

/** The length of a command: it must not tell those who see encrypted traffic which move it is. */
const COMMAND = 128;

/** A message as it is sent. JSON may have spaces at the end. */
export function textOf(ask: Ask): string {
  const text = JSON.stringify(ask);
  return typeof ask === 'object' && 'command' in ask ? text.padEnd(COMMAND) : text;
}

export class Link {
  private readonly table: () => string;
  private readonly events: LinkEvents;
  private readonly watch: string | undefined;
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private waking: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  /**
   * `table` is the name of the table, which may become a longer one that stays. With `watch` the client has no seat,
   * whoever the person is; it holds the secret of the host's link, or nothing.
   */
  constructor(table: () => string, events: LinkEvents, watch?: string) {
    this.table = table;
    this.events = events;
    this.watch = watch;
    addEventListener('online', this.now);
    addEventListener('pageshow', this.seen);
    document.addEventListener('visibilitychange', this.seen);
    document.addEventListener('resume', this.seen);
    this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.now);
    removeEventListener('pageshow', this.seen);
    document.removeEventListener('visibilitychange', this.seen);
    document.removeEventListener('resume', this.seen);
    clearTimeout(this.again);
    clearTimeout(this.waking);
    clearInterval(this.ping);
    this.socket?.close(1000);
    this.socket = null;
  }

  command(command: unknown): Promise<Answer> {
    return this.ask((number) => ({ command: { nonce: number, command } }));
  }

  say(words: Words): Promise<Answer> {
    return this.ask((number) => ({ say: { nonce: number, words } }));
  }

  saw(cursor: number): void {
    this.send({ seen: { cursor } });
  }

  private ask(make: (nonce: number) => Ask): Promise<Answer> {
    const number = nonce();
    const ask = make(number);
    return new Promise((answer) => {
      this.waiting.set(number, { ask, answer });
      this.send(ask);
    });
  }

  private send(ask: Ask): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(textOf(ask));
  }

  retry(): void {
    this.now();
  }

  private readonly now = (): void => {
    if (this.socket === null && !this.closed) this.open();
  };

  /** A phone that was locked may have a socket that is dead without having been closed. */
  private readonly seen = (): void => {
    if (document.visibilityState !== 'visible') return;
    this.now();
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const asked = Date.now();
    this.send('ping');
    clearTimeout(this.waking);
    this.waking = setTimeout(() => {
      if (this.heard >= asked) return;
      socket.close();
      this.lost(socket, 1006);
      this.now();
    }, WAKING);
  };

  private open(): void {
    clearTimeout(this.again);
    this.events.state(this.tries === 0 ? 'connecting' : 'lost');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const table = encodeURIComponent(this.table());
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      const have = this.events.have();
      const watch = this.watch === undefined ? {} : { watch: this.watch };
      socket.send(JSON.stringify({ hello: { wire: WIRE, ...have, ...watch } } satisfies Ask));
      this.heard = Date.now();
      clearInterval(this.ping);
      this.ping = setInterval(() => this.beat(socket), PING);
    };
    socket.onmessage = (message) => this.hear(String(message.data));
    socket.onclose = (close) => this.lost(socket, close.code);
  }

  private beat(socket: WebSocket): void {
    if (Date.now() - this.heard > SILENCE) {
      socket.close();
      this.lost(socket, 1006);
    } else {
      this.send('ping');
    }
  }

  private hear(text: string): void {
    this.heard = Date.now();
    const told = JSON.parse(text) as Told;
    this.events.told(told);
    if (typeof told === 'string') return;
    if ('welcome' in told) {
      this.tries = 0;
      this.events.state('open');
      for (const { ask } of this.waiting.values()) this.send(ask);
    } else if ('done' in told) {
      this.settle(told.done.nonce, { ok: true });
    } else if ('refused' in told) {
      this.settle(told.refused.nonce, { ok: false, ...told.refused });
    } else if ('error' in told && told.error.nonce !== undefined) {
      this.settle(told.error.nonce, { ok: false, rule: '', ...told.error });
    }
  }

  private settle(number: number, answer: Answer): void {
    this.waiting.get(number)?.answer(answer);
    this.waiting.delete(number);
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.closed || this.socket !== socket) return;
    this.socket = null;
    clearInterval(this.ping);
    const end = ended(code);
    if (end !== null) {
      this.events.state(end);
      return;
    }
    this.events.state('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.again = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }
}

/** The codes after which the client does not reconnect. */
function ended(code: number): LinkState | null {
  switch (code) {
    case 4000:
      return 'reload';
    case 4003:
      return 'forbidden';
    case 4004:
      return 'missing';
    case 4008:
      return 'elsewhere';
    case 1008:
      return 'refused';
    default:
      return null;
  }
}

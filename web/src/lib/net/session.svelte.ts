// A table as the screen sees it: what was told, how the line is, and what is on its way.
import type { Answer, LinkState } from './link';
import { Link } from './link';
import { EMPTY, fold, type Table } from './fold';
import type { Act, AnyNotice, Told, Words } from './messages';
import { ensureName } from '../state/me.svelte';
import { lookForNewer } from '../state/newer.svelte';
import { failure, rest } from './rest';

/** Why something did not go: translated by `code`, its rule one tap away. */
export type Trouble = { code: string; rule: string; message: string };

export class Session {
  table = $state.raw<Table>(EMPTY);
  link = $state<LinkState>('connecting');
  /** How many commands wait for their answer. */
  busy = $state(0);
  trouble = $state.raw<Trouble | null>(null);
  /** Called with the news of each message, after it was folded. */
  onNotices: ((fresh: AnyNotice[], table: Table) => void) | null = null;
  onTold: ((told: Told) => void) | null = null;

  readonly name: string;
  private socket: Link | null = null;
  private wasLost = false;
  private seen: ReturnType<typeof setTimeout> | undefined;

  constructor(name: string) {
    this.name = name;
  }

  open(): void {
    this.socket = new Link(this.name, {
      told: (told) => this.hear(told),
      state: (state) => this.changed(state),
      have: () => (this.table.room ? { cursor: this.table.cursor, talk: this.table.talk.length } : null),
    });
  }

  close(): void {
    clearTimeout(this.seen);
    this.socket?.close();
    this.socket = null;
  }

  /** Tries the line now, not when its time has come. */
  retry(): void {
    this.socket?.retry();
  }

  async command(command: unknown): Promise<boolean> {
    return this.answered(this.socket?.command(command));
  }

  async say(words: Words): Promise<boolean> {
    return this.answered(this.socket?.say(words));
  }

  async act(act: Act): Promise<string | null> {
    try {
      const acted = await rest.act(this.name, act);
      this.trouble = null;
      this.table = { ...this.table, muted: acted.muted ?? [] };
      return acted.device ?? null;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  async sit(seat?: number): Promise<void> {
    try {
      await ensureName();
      await rest.sit(this.name, seat, randomText());
      this.trouble = null;
    } catch (error) {
      this.fail(error);
    }
  }

  fail(error: unknown): void {
    const { code, message } = failure(error);
    this.trouble = { code, rule: '', message };
  }

  /** A socket to a table that does not exist never opens and cannot say why; an ordinary call can. */
  private changed(state: LinkState): void {
    // Whoever was away may come back to another server.
    if (state === 'open' && this.wasLost) void lookForNewer();
    this.wasLost = state === 'lost' || (this.wasLost && state !== 'open');
    this.link = state;
    if (state !== 'lost' || this.table.room) return;
    rest.look(this.name).catch((error: unknown) => {
      if (failure(error).code !== 'missing' || this.table.room) return;
      this.close();
      this.link = 'missing';
    });
  }

  private async answered(asked: Promise<Answer> | undefined): Promise<boolean> {
    if (!asked) return false;
    this.busy += 1;
    const answer = await asked;
    this.busy -= 1;
    this.trouble = answer.ok ? null : answer;
    return answer.ok;
  }

  private hear(told: Told): void {
    const before = this.table;
    this.table = fold(before, told, Date.now());
    this.onTold?.(told);
    if (typeof told !== 'string' && 'update' in told) {
      this.onNotices?.(told.update.notices, this.table);
    }
    if (this.table.cursor !== before.cursor) this.sawLater();
  }

  /** The server need not keep what has arrived; it is told now and then. */
  private sawLater(): void {
    clearTimeout(this.seen);
    this.seen = setTimeout(() => this.socket?.saw(this.table.cursor), 1_000);
  }
}

/** What this player adds to the seed: 32 random bytes as text. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

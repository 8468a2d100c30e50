// A table as the screen sees it: what the server sent, the state of the connection, and the commands under way.
import type { Answer, LinkState } from './link';
import { Link } from './link';
import { EMPTY, fold, nextLine, type Table } from './fold';
import type { AnyGame } from '../games';
import type { GameTypes } from '../games/game';
import type { Act, Told, Words } from './messages';
import { ensureName } from '../state/me.svelte';
import { lookForNewer } from '../state/newer.svelte';
import { failure, rest } from './rest';

/** Why something failed: `code` selects the translation, `rule` the link to the rule. */
export type Trouble = { code: string; rule: string; message: string };

/**
 * Called with the notices of each update, after the table has been folded. TypeScript compares methods less strictly than
 * function properties, so a session of one game can be used where a session of any game is expected.
 */
type Listener<G extends GameTypes> = { hear(fresh: G['Notice'][], table: Table<G>): void };

export class Session<G extends GameTypes = AnyGame> {
  table = $state.raw<Table<G>>(EMPTY);
  link = $state<LinkState>('connecting');
  /** How many commands have no answer yet. */
  busy = $state(0);
  trouble = $state.raw<Trouble | null>(null);
  /** A move that is sent in a moment, unless the player takes it back. */
  pending = $state.raw<G['Command'] | null>(null);

  /** What the table was opened by, a code perhaps; then its own name, which stays. */
  name: string;
  private readonly watch: string | undefined;
  private listener: Listener<G> | null = null;
  private socket: Link | null = null;
  private wasLost = false;
  /** The name under which the table was looked for after a socket that did not open. */
  private looked = '';
  private seen: ReturnType<typeof setTimeout> | undefined;
  private soon: ReturnType<typeof setTimeout> | undefined;
  private looking = false;

  /** `watch` makes it a session of the shared board, without a seat. */
  constructor(name: string, watch?: string) {
    this.name = name;
    this.watch = watch;
  }

  open(): void {
    const events = {
      // The server sends the messages of the game that this table plays.
      told: (told: Told) => this.hear(told as Told<G>),
      state: (state: LinkState) => this.changed(state),
      have: () => (this.table.room ? { cursor: this.table.cursor, talk: nextLine(this.table.talk) } : null),
    };
    this.socket = new Link(() => this.name, events, this.watch);
  }

  close(): void {
    clearTimeout(this.seen);
    this.takeBack();
    this.socket?.close();
    this.socket = null;
  }

  /** Connects now instead of after the waiting time. */
  retry(): void {
    this.socket?.retry();
  }

  /** Sets who is called with the notices of each update. */
  listen(hear: (fresh: G['Notice'][], table: Table<G>) => void): void {
    this.listener = { hear };
  }

  async command(command: G['Command']): Promise<boolean> {
    return this.answered(this.socket?.command(command));
  }

  /** Sends a move that cannot be undone, after a while in which it can be taken back. The while is the same for each move. */
  commandSoon(command: G['Command']): void {
    this.takeBack();
    this.pending = command;
    this.soon = setTimeout(() => {
      this.pending = null;
      void this.command(command);
    }, SOON);
  }

  takeBack(): void {
    clearTimeout(this.soon);
    this.pending = null;
  }

  /** While the player looks at what was opened, it is not reported as seen, and the bots wait. */
  look(looking: boolean): void {
    if (this.looking && !looking) this.socket?.saw(this.table.cursor);
    this.looking = looking;
  }

  async say(words: Words<G>): Promise<boolean> {
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

  /** The secret of a new link for the shared board. */
  async newBoard(): Promise<string | null> {
    try {
      return (await rest.act(this.name, 'board')).board ?? null;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  async sit(seat?: number): Promise<void> {
    try {
      await ensureName();
    } catch (error) {
      // Why a name is refused stands at its field.
      if (!failure(error).code.startsWith('name_')) this.fail(error);
      return;
    }
    try {
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

  /**
   * The socket of a table that does not exist never opens and gives no reason; an ordinary call does. A table that is
   * missing stays so: nothing is tried again. Until the answer is there nobody is told that the server is away.
   */
  private changed(state: LinkState): void {
    // After a pause the server may be a newer one.
    if (state === 'open' && this.wasLost) void lookForNewer();
    this.wasLost = state === 'lost' || (this.wasLost && state !== 'open');
    const looks = state === 'lost' && this.looked !== this.name;
    if (!looks || this.table.room) this.link = state;
    if (state === 'lost') void this.find();
  }

  private async find(): Promise<void> {
    const name = this.name;
    try {
      await rest.look(name);
    } catch (error) {
      if (failure(error).code === 'missing') {
        this.close();
        this.link = 'missing';
        return;
      }
    }
    this.looked = name;
    if (this.link === 'connecting') this.link = 'lost';
  }

  private async answered(asked: Promise<Answer> | undefined): Promise<boolean> {
    if (!asked) return false;
    this.busy += 1;
    const answer = await asked;
    this.busy -= 1;
    this.trouble = answer.ok ? null : answer;
    return answer.ok;
  }

  private hear(told: Told<G>): void {
    const before = this.table;
    this.table = fold(before, told, Date.now());
    // From now on the table is known by its own name, whatever becomes of its code.
    if (this.table.room) this.name = this.table.room.table;
    if (typeof told !== 'string' && 'update' in told) this.listener?.hear(told.update.notices, this.table);
    if (this.table.cursor !== before.cursor) this.sawLater();
  }

  /** Reports what has arrived, at most once a second, so that the server need not keep it. */
  private sawLater(): void {
    clearTimeout(this.seen);
    this.seen = setTimeout(() => {
      if (!this.looking) this.socket?.saw(this.table.cursor);
    }, 1_000);
  }
}

/** How long a move can be taken back. */
export const SOON = 2_000;

/** This player's part of the seed: 32 random bytes as text. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

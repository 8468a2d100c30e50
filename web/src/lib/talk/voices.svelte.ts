// What was said, at the seats: the newest words for a while, and what each player claims to be until they claim something
// else.
import type { GameTypes } from '../games/game';
import type { Said } from '../net/messages';

export type Voice = { line: number; seat: number; text: string };

/** How long words are shown: long enough to be read. */
export const shownFor = (text: string) => Math.min(9_000, 3_000 + text.length * 45);

/** Words that others wait behind are shown at least so long. */
const LEAST = 1_800;
/** How many may wait; older ones are left to the talk itself. */
const WAITING = 5;

export class Voices {
  /** The newest words of each seat that are still shown, the newest last. */
  now = $state.raw<Voice[]>([]);
  /** One after the other, where there is room for one alone. */
  one = $state.raw<Voice | null>(null);
  private queue: Voice[] = [];
  private since = 0;
  private turn: ReturnType<typeof setTimeout> | undefined;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private next: number;

  /** Nothing before line `next` is shown. */
  constructor(next: number) {
    this.next = next;
  }

  /** Shows the lines that are new. */
  hear<G extends GameTypes>(talk: Said<G>[], words: (said: Said<G>) => string | null): void {
    const fresh = talk.filter((said) => said.line >= this.next);
    this.next = Math.max(this.next, ...fresh.map((said) => said.line + 1));
    for (const said of fresh) {
      const text = words(said);
      if (said.seat !== undefined && text !== null) this.show({ line: said.line, seat: said.seat, text });
    }
  }

  of(seat: number): string | null {
    return this.now.find((voice) => voice.seat === seat)?.text ?? null;
  }

  end(): void {
    for (const timer of this.timers) clearTimeout(timer);
    clearTimeout(this.turn);
  }

  /** Shows the next words alone, or plans when to. */
  private advance(): void {
    clearTimeout(this.turn);
    const shown = this.one === null ? 0 : this.queue.length > 0 ? LEAST : shownFor(this.one.text);
    const left = this.since + shown - Date.now();
    if (left <= 0) {
      this.one = this.queue.shift() ?? null;
      this.since = Date.now();
    }
    if (this.one !== null) this.turn = setTimeout(() => this.advance(), left > 0 ? left : LEAST);
  }

  private show(voice: Voice): void {
    this.now = [...this.now.filter((other) => other.seat !== voice.seat), voice];
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.now = this.now.filter((other) => other.line !== voice.line);
    }, shownFor(voice.text));
    this.timers.add(timer);
    this.queue = [...this.queue, voice].slice(-WAITING);
    this.advance();
  }
}

/** The newest claim of each seat about itself. */
export function claimsOf<G extends GameTypes>(
  talk: Said<G>[],
  isClaim: (statement: G['Statement']) => boolean,
): Map<number, G['Statement']> {
  const claims = new Map<number, G['Statement']>();
  for (const { seat, words } of talk)
    if (seat !== undefined && 'statement' in words && isClaim(words.statement)) claims.set(seat, words.statement);
  return claims;
}

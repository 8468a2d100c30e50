import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Avalon } from '../games/avalon';
import type { Said } from '../net/messages';
import { claimsOf, shownFor, Voices } from './voices.svelte';

const said = (line: number, seat: number | undefined, words: Said<Avalon>['words']) =>
  ({ line, words, ...(seat === undefined ? {} : { seat }) }) as Said<Avalon>;
const words = ({ words }: Said<Avalon>) => ('text' in words ? words.text : null);

describe('what was said, at the seats', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows the newest words of a seat for a while, and nothing that is old', () => {
    const voices = new Voices(1);
    const talk = [said(0, 1, { text: 'old' }), said(1, 2, { text: 'one' }), said(2, 2, { text: 'two' })];
    voices.hear(talk, words);
    expect(voices.of(1)).toBeNull();
    expect(voices.of(2)).toBe('two');
    voices.hear(talk, words);
    expect(voices.now).toHaveLength(1);
    vi.advanceTimersByTime(shownFor('two'));
    expect(voices.of(2)).toBeNull();
  });
  it('shows nobody who watches, and nothing that is hidden', () => {
    const voices = new Voices(0);
    voices.hear([said(0, undefined, { text: 'from outside' }), said(1, 3, { sign: 'yes' })], words);
    expect(voices.now).toEqual([]);
  });
  it('shows words alone one after the other, each long enough', () => {
    const voices = new Voices(0);
    voices.hear([said(0, 1, { text: 'one' }), said(1, 2, { text: 'two' })], words);
    expect(voices.one?.text).toBe('one');
    vi.advanceTimersByTime(1_800);
    expect(voices.one?.text).toBe('two');
    vi.advanceTimersByTime(2 * shownFor('two'));
    expect(voices.one).toBeNull();
  });
  it('keeps the newest claim of each seat', () => {
    const talk = [
      said(0, 1, { statement: { i_am: { role: 'servant' } } }),
      said(1, 2, { statement: { suspect: { seat: 1 } } }),
      said(2, 1, { statement: { i_am: { role: 'percival' } } }),
    ];
    const claims = claimsOf<Avalon>(talk, (statement) => 'i_am' in statement);
    expect([...claims]).toEqual([[1, { i_am: { role: 'percival' } }]]);
  });
});

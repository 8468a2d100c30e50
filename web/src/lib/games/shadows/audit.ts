// Every rumour of a finished game, pile by pile.
import type { Card, Public, Quest, Verdict } from '../../wire/shadows';

export type Entry = { seat: number; card: Card; down: boolean };
export type Pile = { laid: Entry[]; quest: { main: Quest; verdict: Verdict; total: number } | null };

export function piles(told: Public[]): Pile[] {
  const done: Pile[] = [];
  let laid: Entry[] = [];
  for (const each of told) {
    if (typeof each === 'string') continue;
    if ('laid' in each) laid.push({ ...each.laid, down: false });
    else if ('announced' in each) laid.push({ ...each.announced, down: true });
    else if ('placed' in each && each.placed.card !== null)
      laid.push({ seat: each.placed.seat, card: each.placed.card, down: false });
    else if ('joined' in each && each.joined.card !== null)
      laid.push({ seat: each.joined.seat, card: each.joined.card, down: false });
    else if ('scored' in each) {
      const { quest, verdict, totals } = each.scored;
      done.push({ laid, quest: { main: quest, verdict, total: totals[quest] } });
      laid = [];
    }
  }
  return laid.length > 0 ? [...done, { laid, quest: null }] : done;
}

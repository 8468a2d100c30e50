import { beforeAll, describe, expect, it } from 'vitest';
import { need, speak, t } from '../../i18n/index.svelte';
import type { Mark, Role, Shown, Side, You } from '../../wire/avalon';
import { hint } from './coach';

const name = (seat: number) => ['Ann', 'Bo', 'Cyd', 'Dee', 'Eve'][seat] ?? '';
const board = (team: number[], track = 0) =>
  ({ phase: 'vote', vote_track: track, proposal: { team } }) as unknown as Shown;
const sees = (seat: number): Mark => ({ seat, as: 'evil', since: 'night', round: 0 });
const you = (role: Role, loyalty: Side, knows: Mark[]) => ({ seat: 0, role, loyalty, knows }) as unknown as You;

describe('the coach of Avalon', () => {
  beforeAll(async () => {
    await need('avalon', 'learn');
    await speak('en');
  });
  it('names the Evil players whom Merlin sees on the team', () => {
    const merlin = you('merlin', 'good', [sees(1), sees(2)]);
    expect(hint(board([0, 1]), 'vote', merlin, name)).toBe(t('coach-av-vote-merlin', { names: 'Bo' }));
    expect(hint(board([0, 3]), 'vote', merlin, name)).toBe(t('coach-av-vote-merlin-clean'));
  });
  it('follows the side', () => {
    const minion = you('minion', 'evil', [sees(1)]);
    expect(hint(board([0, 1, 3]), 'vote', minion, name)).toBe(t('coach-av-vote-evil-in', { names: 'Ann and Bo' }));
    expect(hint(board([3, 4]), 'vote', minion, name)).toBe(t('coach-av-vote-evil-out'));
    expect(hint(board([3, 4]), 'vote', you('servant', 'good', []), name)).toBe(t('coach-av-vote-good'));
    expect(hint(board([0]), 'play', minion, name)).toBe(t('coach-av-play-evil'));
  });
  it('warns before the last team of a round', () => {
    expect(hint(board([3], 4), 'vote', you('servant', 'good', []), name)).toBe(t('coach-av-vote-last-good'));
    expect(hint(board([3], 4), 'vote', you('minion', 'evil', []), name)).toBe(t('coach-av-vote-last-evil'));
  });
  it('says the same to everybody where somebody could look', () => {
    expect(hint(board([0, 1]), 'vote', null, name)).toBe(t('coach-av-vote'));
    expect(hint(board([0, 1]), 'play', null, name)).toBe(t('coach-av-play'));
  });
});

import { describe, expect, it } from 'vitest';
import { aim, task } from './aim';

const usual = { options: {}, roles: ['merlin', 'assassin', 'servant', 'servant', 'minion'] } as const;
const known = { ...usual, roles: [...usual.roles] };

describe('the aim on the card of a character', () => {
  it('names the shot where Merlin is in every game', () => {
    expect(aim('servant', 'good', known)).toBe('aim-good-certain');
    expect(aim('minion', 'evil', { options: {} })).toBe('aim-evil-certain');
  });
  it('does not promise a shot that cannot happen', () => {
    const without = { options: { allowNoMerlin: true }, roles: ['servant' as const, 'minion' as const] };
    expect(aim('servant', 'good', without)).toBe('aim-good-none');
    expect(aim('minion', 'evil', without)).toBe('aim-evil-none');
    expect(aim('servant', 'good', { ...known, options: { allowNoMerlin: true } })).toBe('aim-good-certain');
  });
  it('leaves the shot open where the characters are secret, except to those who know', () => {
    const secret = { options: { allowNoMerlin: true } };
    expect(aim('servant', 'good', secret)).toBe('aim-good-possible');
    expect(aim('minion', 'evil', secret)).toBe('aim-evil-possible');
    for (const role of ['merlin', 'percival'] as const) expect(aim(role, 'good', secret)).toBe('aim-good-certain');
    expect(aim('assassin', 'evil', secret)).toBe('aim-evil-certain');
  });
  it('follows the side of a Lancelot', () => {
    expect(aim('good_lancelot', 'evil', known)).toBe('aim-evil-certain');
    expect(task('good_lancelot', 'evil', { options: { lancelotVariant: 'v1' } })).toBe('lancelot-evil-do');
    expect(task('evil_lancelot', 'evil', { options: { lancelotVariant: 'v3' } })).toBe('lancelot-evil-knows-do');
    expect(task('merlin', 'good', known)).toBe('role-merlin-do');
  });
});

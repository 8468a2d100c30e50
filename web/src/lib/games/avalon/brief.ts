// A setup in a few words.
import { t } from '../../i18n/index.svelte';
import type { Team } from '../../net/messages';
import { USUAL_ROLES, type Role, type Setup } from '../../wire/avalon';
import { roleName } from './words';

/** One side: how many, and with which characters; the number alone where the list is secret. */
export function teamWords({ side, seats, roles }: Team): string {
  const evil = side === 'evil';
  if (roles.length === 0) return t(evil ? 'teams-evil-count' : 'teams-good-count', { count: seats });
  const filler = evil ? 'minion' : 'servant';
  const words = roles.filter((role) => role !== filler).map((role) => roleName(role as Role));
  const count = roles.length - words.length;
  if (count > 0) words.push(t(`teams-${filler}`, { count }));
  return t(evil ? 'teams-evil' : 'teams-good', { count: seats, roles: words.join(', ') });
}

/** What is added to the characters. */
export function extras({ options = {} }: Setup): string[] {
  const { lady, excalibur, targeting, plot, lancelotVariant = 'off' } = options;
  return [
    lady ? t('lady') : '',
    excalibur ? t('excalibur') : '',
    targeting ? t('targeting') : '',
    plot ? t('plot-cards') : '',
    lancelotVariant === 'off' ? '' : t('option-lancelotVariant'),
  ].filter((word) => word !== '');
}

/** Characters and additions. */
export function contents(setup: Setup): string {
  return [(setup.roles ?? USUAL_ROLES).map(roleName).join(', '), ...extras(setup)].join(' · ');
}

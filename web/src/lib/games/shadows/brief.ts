// A setup in a few words.
import { t } from '../../i18n/index.svelte';
import { optionOf } from '../../table/options';
import { OPTIONS, type Setup } from '../../wire/shadows';

/** What is added to the plain rules. */
export function extras(setup: Setup): string[] {
  return OPTIONS.filter(({ key }) => optionOf(setup, key) === true).map(({ key }) => t(`option-${key}`));
}

export function contents(setup: Setup): string {
  const added = extras(setup);
  return added.length > 0 ? added.join(' · ') : t('sc-plain');
}

// What the page says about a notice is what the notice says, in every language.
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, need, speak, t } from '../i18n/index.svelte';
import * as avalon from './avalon/words';
import * as shadows from './shadows/words';

const name = (seat: number) => ['Ann', 'Bo', 'Cyd', 'Dee'][seat] ?? '';

describe.each(LANGUAGES)('words in %s', (language) => {
  beforeAll(async () => {
    await need('avalon', 'shadows');
    await speak(language);
  });

  it('name the side of the wrong loyalty card, and not of the player', () => {
    const line = avalon.logLine({ wrong_card_passed: { shower: 0, side: 'evil' } }, name);
    expect(line).toContain('Ann');
    expect(line).toContain(avalon.sideName('evil'));
    expect(line).not.toContain(avalon.sideName('good'));
    // The words of the first version said that it was the true side.
    for (const wrong of [/true side/i, /prawdziw/i, /skutečn/i, /verdader/i, /справжн/i])
      expect(line).not.toMatch(wrong);
  });

  it('count the swords of an accusation', () => {
    for (const loyalty of ['loyal', 'traitor'] as const) {
      for (const swords of [1, 2]) {
        const line = shadows.logLine({ exposed: { seat: 1, loyalty, swords } }, name, false);
        expect(line).toContain('Bo');
        expect(line).toContain(shadows.swordsFor(loyalty, swords));
        expect(line).toContain(String(swords));
      }
    }
    expect(shadows.swordsFor('loyal', 2)).toBe(t('sc-swords-black', { count: 2 }));
    expect(shadows.swordsFor('traitor', 1)).toBe(t('sc-swords-white', { count: 1 }));
  });

  it('do not call a Traitor hidden who may have been found long ago', () => {
    const line = shadows.logLine({ revealed: { seats: [0, 1, 2], traitors: [2] } }, name, false);
    expect(line).toContain('Cyd');
    for (const wrong of [/hidden/i, /dotąd/i, /dosud/i, /hasta ahora/i, /досі/i]) expect(line).not.toMatch(wrong);
  });

  it('say of a card seen by Ambush that it counted, and by Excalibur that it was exchanged', () => {
    const seen = { seat: 3, card: 'fail', round: 2 } as const;
    const ambush = avalon.seenWords({ ...seen, by: 'ambush' }, name);
    const excalibur = avalon.seenWords({ ...seen, by: 'excalibur' }, name);
    for (const line of [ambush, excalibur]) {
      expect(line).toContain('Dee');
      expect(line).toContain(avalon.cardName('fail'));
    }
    expect(ambush).not.toBe(excalibur.replace(t('seen-by-excalibur'), t('seen-by-ambush').split(':')[0] ?? ''));
    expect(t('seen-by-ambush')).toContain(':');
  });

  it('say that Gawain brings no Morgan and that an exposed Traitor has no Galahad', () => {
    const morgan = shadows.personName('morgan').slice(0, 5);
    expect(shadows.knightText('gawain').toLowerCase()).toContain(morgan.toLowerCase());
    const traitor = { en: 'Traitor', pl: 'Zdrajca', cs: 'zrádce', es: 'traidor', uk: 'зрадник' }[language];
    expect(shadows.knightText('galahad')).toContain(traitor);
  });
});

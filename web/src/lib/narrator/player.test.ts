import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import type { LancelotVariant, Role } from '../wire/avalon';
import { FITS, HEARD, LINES, LOOKING, SCRIPTS } from '../wire/narrator';
import { Player, type Clock, type Step } from './player';
import { findingsOf, linesOf, stepsOf, type Line } from './script';
import { languageOf, lengthOf, localVoices, silent, speaking, type Engine } from './voices';

/** A clock that a test moves by hand. */
class Hand implements Clock {
  now = 0;
  private waiting: { at: number; call: () => void }[] = [];

  after(milliseconds: number, call: () => void): () => void {
    const entry = { at: this.now + milliseconds, call };
    this.waiting.push(entry);
    return () => (this.waiting = this.waiting.filter((each) => each !== entry));
  }

  /** Runs until nothing waits or the time is over. */
  run(milliseconds = Infinity): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.waiting.reduce<(typeof this.waiting)[0] | null>(
        (first, each) => (first && first.at <= each.at ? first : each),
        null,
      );
      if (!next || next.at > end) break;
      this.waiting = this.waiting.filter((each) => each !== next);
      this.now = next.at;
      next.call();
    }
    if (Number.isFinite(end)) this.now = end;
  }
}

type Said = { text: string; at: number };
type Manner = 'works' | 'mute' | 'endless' | 'fails';

/** A speech engine that works, never begins, never ends, or fails at once. */
function fakeEngine(clock: Hand, manner: () => Manner) {
  const said: Said[] = [];
  let current: SpeechSynthesisUtterance | null = null;
  const engine: Engine = {
    getVoices: () => [],
    speak(utterance) {
      current = utterance;
      said.push({ text: utterance.text, at: clock.now });
      const how = manner();
      const tell = (what: 'onstart' | 'onend' | 'onerror', after: number) =>
        void clock.after(after, () => {
          if (current === utterance) (utterance[what] as ((event: unknown) => void) | null)?.({});
        });
      if (how === 'mute') return;
      if (how === 'fails') return tell('onerror', 10);
      tell('onstart', 20);
      if (how === 'works') tell('onend', lengthOf(utterance.text, 1));
    },
    cancel: () => (current = null),
  };
  return { engine, said };
}

const utter = (text: string) =>
  ({ text, onstart: null, onend: null, onerror: null }) as unknown as SpeechSynthesisUtterance;

function spoken(clock: Hand, manner: () => Manner) {
  const { engine, said } = fakeEngine(clock, manner);
  let broken = 0;
  const voice = speaking({ engine, clock, make: utter, rate: () => 1, broken: () => (broken += 1) });
  return { voice, said, broken: () => broken };
}

const STEPS: Step[] = [
  { step: 'a', lines: ['First line.'], pause: 1000 },
  { step: 'b', lines: ['Second line.', 'And more.'], pause: 4000 },
  { step: 'c', lines: ['Third line.'], pause: 1000 },
];
const texts = (said: Said[]) => said.map((each) => each.text);

const LANGUAGES = ['en', 'pl', 'cs', 'es', 'uk'];
const locales = new Map(
  LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const file = join(process.cwd(), '..', 'locales', language, 'narrator.ftl');
    bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
    return [language, bundle];
  }),
);
function words(language: string, line: string): string {
  const bundle = locales.get(language)!;
  return bundle.formatPattern(bundle.getMessage(`spoken-${line}`)!.value!);
}

const VARIANTS = ['off', 'v1', 'v2', 'v3'] as const satisfies readonly LancelotVariant[];
const lists: (Role[] | null)[] = [
  null,
  ...Array.from({ length: 1 << HEARD.length }, (_, set) => HEARD.filter((_, bit) => (set >> bit) & 1)),
];
const nights = VARIANTS.flatMap((variant) =>
  [true, false].flatMap((seesOberon) => lists.map((roles) => ({ variant, roles, seesOberon }))),
);

describe('every night in every language', () => {
  test('all combinations of the data are tried', () => {
    expect(nights.length).toBe(Object.keys(SCRIPTS).length);
  });

  test.each(LANGUAGES)('the lines spoken in %s are those of the script', (language) => {
    for (const night of nights) {
      const clock = new Hand();
      const { voice, said, broken } = spoken(clock, () => 'works');
      const player = new Player(clock, voice);
      player.play(stepsOf(night, (line) => words(language, line)));
      clock.run();
      expect(player.state).toBe('done');
      expect(broken()).toBe(0);
      const key = `${night.variant} ${night.seesOberon ? 'seen' : 'unseen'} ${night.roles?.join(',') ?? 'secret'}`;
      const script = SCRIPTS[key as keyof typeof SCRIPTS].split(' ');
      expect(texts(said)).toEqual(script.map((line) => words(language, line)));
    }
  });

  test('a silent night has the same lines, and about the same pace', () => {
    for (const night of nights) {
      const steps = stepsOf(night, (line) => words('en', line));
      const times = [true, false].map((sound) => {
        const clock = new Hand();
        const shown: string[] = [];
        const voice = sound ? spoken(clock, () => 'works').voice : silent(clock, () => 1);
        const player: Player = new Player(clock, voice, () => {
          if (player.state === 'speaking') shown.push(player.text);
        });
        player.play(steps);
        clock.run();
        expect(shown).toEqual(steps.map((step) => step.lines[0]));
        return clock.now;
      });
      const [loud = 0, quiet = 0] = times;
      expect(Math.abs(loud - quiet)).toBeLessThan(steps.length * 250);
    }
  });

  test('the number of steps is that of AV-21', () => {
    const count = (variant: LancelotVariant, roles: Role[] | null) =>
      linesOf({ variant, roles, seesOberon: true }).length;
    const table: [LancelotVariant, number, number, number, number][] = [
      ['off', 10, 15, 5, 15],
      ['v1', 13, 18, 8, 18],
      ['v2', 13, 18, 8, 18],
      ['v3', 13, 17, 8, 17],
    ];
    for (const [variant, plain, percival, bare, secret] of table) {
      expect(count(variant, ['merlin', 'assassin'])).toBe(plain);
      expect(count(variant, ['merlin', 'assassin', 'percival', 'mordred', 'oberon'])).toBe(percival);
      expect(count(variant, [])).toBe(bare);
      expect(count(variant, null)).toBe(secret);
    }
  });

  test('each line is one sentence of its own; none is longer than a breath', () => {
    for (const language of LANGUAGES)
      for (const line of LINES) {
        const text = words(language, line);
        expect(text.length).toBeLessThan(125);
        expect(text).not.toMatch(/[{}]/);
      }
  });

  test('who is named in the data is named in the words, and nobody else', () => {
    const names: Record<string, RegExp> = {
      oberon: /Ober[oó]n|Оберон/,
      evil_lancelot: /Lancelo[tc]|Lanzarote|Ланселот/,
      morgana: /Morgan|Морган/,
    };
    for (const language of LANGUAGES)
      for (const line of LINES.filter((each) => /^n(02|08|13|14)/.test(each) && each !== 'n14-secret'))
        for (const [role, name] of Object.entries(names))
          expect([line, role, name.test(words(language, line))]).toEqual([line, role, line.includes(role)]);
  });

  test('somebody looks only after lines of the script', () => {
    for (const line of LOOKING) expect(LINES).toContain(line as Line);
  });
});

test('what an edition allows is looked up', () => {
  const players = Object.keys(FITS.none)[0] as '5';
  expect(findingsOf('none', players, 'off', ['merlin', 'assassin']).faults).toEqual([]);
  expect(findingsOf('none', players, 'off', []).faults).toEqual(['assassin_missing', 'merlin_missing']);
  expect(findingsOf('cs', players, 'off', []).faults).toEqual([]);
  expect(findingsOf('none', players, 'v1', ['merlin', 'assassin', 'mordred']).faults).toEqual(['too_many_evil']);
});

describe('the player', () => {
  function playing(manner: () => Manner = () => 'works') {
    const clock = new Hand();
    const heard = spoken(clock, manner);
    const player = new Player(clock, heard.voice);
    player.play(STEPS);
    return { clock, player, ...heard };
  }

  test('a pause cuts the line off and says it again', () => {
    const { clock, player, said } = playing();
    clock.run(300);
    player.pause();
    expect(player.state).toBe('paused');
    clock.run(60_000);
    expect(texts(said)).toEqual(['First line.']);
    player.resume();
    clock.run();
    expect(texts(said)).toEqual(['First line.', 'First line.', 'Second line.', 'And more.', 'Third line.']);
    expect(player.state).toBe('done');
  });

  test('back, repeat and again begin a step at its first line', () => {
    const { clock, player, said } = playing();
    clock.run(4_500);
    expect(player.at).toBe(1);
    player.back();
    expect([player.at, player.text]).toEqual([0, 'First line.']);
    player.back();
    expect(player.at).toBe(0);
    clock.run();
    player.back();
    expect([player.at, player.state]).toEqual([2, 'speaking']);
    player.repeat();
    clock.run();
    player.again();
    expect(player.at).toBe(0);
    clock.run();
    expect(player.state).toBe('done');
    expect(texts(said).slice(-4)).toEqual(['First line.', 'Second line.', 'And more.', 'Third line.']);
  });

  test('late answers of a voice that was cut off change nothing', () => {
    const clock = new Hand();
    const answers: (() => void)[] = [];
    const player = new Player(clock, { say: (_, done) => void answers.push(done), cancel: () => undefined });
    player.play(STEPS);
    player.pause();
    answers[0]?.();
    expect(player.state).toBe('paused');
    player.resume();
    answers[0]?.();
    expect(player.state).toBe('speaking');
    answers[1]?.();
    expect(player.state).toBe('waiting');
  });

  test('a stop is silent at once', () => {
    const { clock, player, said } = playing();
    clock.run(300);
    player.stop();
    clock.run();
    expect([player.state, said.length]).toEqual(['idle', 1]);
  });

  test('a stretched pause is longer, the lines are not', () => {
    const times = [1, 2].map((stretch) => {
      const clock = new Hand();
      const player = new Player(
        clock,
        silent(clock, () => 1),
      );
      player.stretch = stretch;
      player.play(STEPS);
      clock.run();
      return clock.now;
    });
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(1000 + 400 + 4000 + 1000);
  });

  test('a voice that never begins is tried twice, then the night goes on in silence', () => {
    const { clock, player, said, broken } = playing(() => 'mute');
    clock.run();
    expect(player.state).toBe('done');
    expect(texts(said)).toEqual(['First line.', 'First line.']);
    expect(broken()).toBe(1);
  });

  test('a voice that fails at once is tried twice too', () => {
    const { clock, player, said, broken } = playing(() => 'fails');
    clock.run();
    expect([player.state, said.length, broken()]).toEqual(['done', 2, 1]);
  });

  test('a voice that never says it has ended is left after twice its length', () => {
    const { clock, player, said, broken } = playing(() => 'endless');
    clock.run();
    expect(texts(said)).toEqual(['First line.', 'Second line.', 'And more.', 'Third line.']);
    expect([player.state, broken()]).toEqual(['done', 0]);
  });

  test('a voice that begins at the second try goes on', () => {
    let tries = 0;
    const { clock, player, said, broken } = playing(() => ((tries += 1) === 1 ? 'mute' : 'works'));
    clock.run();
    expect([player.state, broken()]).toEqual(['done', 0]);
    expect(texts(said)).toEqual(['First line.', 'First line.', 'Second line.', 'And more.', 'Third line.']);
  });
});

test('only voices of the device itself are offered, by language and not by name', () => {
  const voice = (name: string, lang: string, localService: boolean) =>
    ({ name, lang, localService }) as SpeechSynthesisVoice;
  const all = [
    voice('Paulina', 'es-MX', true),
    voice('Paulina', 'pl_PL', true),
    voice('Google polski', 'pl-PL', false),
    voice('Android', 'eng-US-f000', true),
  ];
  expect(localVoices(all, 'pl')).toEqual([all[1]]);
  expect(localVoices(all, 'en')).toEqual([all[3]]);
  expect(localVoices(all, 'uk')).toEqual([]);
  expect(languageOf('uk-UA')).toBe('uk');
});

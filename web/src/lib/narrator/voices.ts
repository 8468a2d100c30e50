// The ways in which a line is said: by the device's own voices, or in silence for as long as it would take.
import type { Clock, Voice } from './player';

/** What the page needs of the browser's speech; the tests have their own. */
export type Engine = {
  getVoices: () => SpeechSynthesisVoice[];
  speak: (utterance: SpeechSynthesisUtterance) => void;
  cancel: () => void;
};

/** About how long a line takes, in milliseconds. */
export function lengthOf(line: string, rate: number): number {
  return (600 + line.length * 68) / rate;
}

export function silent(clock: Clock, rate: () => number): Voice {
  let forget: () => void = () => undefined;
  return {
    say(line, done) {
      forget = clock.after(lengthOf(line, rate()), done);
    },
    cancel: () => forget(),
  };
}

/** After `cancel`, some browsers lose a line that is spoken at once. */
const SETTLE = 200;
/** A voice that has not begun by then is asked once more, then left. */
const START = 5_000;

export type Speaking = {
  engine: Engine;
  clock: Clock;
  make: (line: string) => SpeechSynthesisUtterance;
  rate: () => number;
  /** The voice does not work; the night goes on in silence. */
  broken: () => void;
};

/**
 * A voice of the device. The browser's events may be missing, so nothing depends on them: a line that does not begin is
 * tried twice, then the rest is silent; a line that does not end is left after twice its length.
 */
export function speaking({ engine, clock, make, rate, broken }: Speaking): Voice {
  const quiet = silent(clock, rate);
  let isBroken = false;
  let timers: (() => void)[] = [];
  /** Browsers forget an utterance that nobody holds, and then never say that it ended. */
  let held: SpeechSynthesisUtterance | null = null;
  const drop = () => {
    for (const forget of timers) forget();
    timers = [];
    if (held) held.onstart = held.onend = held.onerror = null;
    held = null;
  };
  const later = (milliseconds: number, call: () => void) => {
    const forget = clock.after(milliseconds, call);
    timers.push(forget);
    return forget;
  };

  function attempt(line: string, tries: number, done: () => void): void {
    const utterance = make(line);
    held = utterance;
    const leave = () => {
      drop();
      engine.cancel();
      if (tries > 1) {
        later(SETTLE, () => attempt(line, tries - 1, done));
        return;
      }
      isBroken = true;
      broken();
      quiet.say(line, done);
    };
    const finish = () => {
      drop();
      done();
    };
    utterance.onend = finish;
    utterance.onerror = leave;
    utterance.onstart = later(START, leave);
    later(Math.max(START, lengthOf(line, rate()) * 2 + 3_000), finish);
    engine.speak(utterance);
  }

  return {
    say(line, done) {
      if (isBroken) quiet.say(line, done);
      else later(SETTLE, () => attempt(line, 2, done));
    },
    cancel() {
      const was = held !== null;
      drop();
      quiet.cancel();
      if (was) engine.cancel();
    },
  };
}

/** The language of a tag, which some devices write `pl_PL` or `eng-US-f000`. */
export function languageOf(tag: string): string {
  const [first = ''] = tag.toLowerCase().split(/[-_]/);
  const three: Record<string, string> = { eng: 'en', pol: 'pl', ces: 'cs', cze: 'cs', spa: 'es', ukr: 'uk' };
  return three[first] ?? first;
}

/** The voices of the device itself that speak a language. A voice from the network would be told who plays what. */
export function localVoices(all: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice[] {
  return all.filter((voice) => voice.localService && languageOf(voice.lang) === language);
}

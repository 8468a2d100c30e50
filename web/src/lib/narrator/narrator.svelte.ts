// The narrator of this device: one player, the voice that people chose and confirmed, and the sound under it.
import { spoken, type Language } from '../i18n/index.svelte';
import { store } from '../state/settings.svelte';
import { Bed } from './bed';
import { Player, realClock, type State, type Step, type Voice } from './player';
import { localVoices, silent, speaking, type Engine } from './voices';

const number = (key: string, usual: number) => {
  const kept = Number(store.get(key) ?? usual);
  return Number.isFinite(kept) && kept >= 0.5 && kept <= 3 ? kept : usual;
};

/** How many lines may wait to be said. */
const MOST = 6;

function engine(): Engine | null {
  return typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined'
    ? null
    : speechSynthesis;
}

export class Narrator {
  state = $state<State>('idle');
  text = $state('');
  at = $state(0);
  count = $state(0);
  /** Whether it speaks at all, where it is not asked to by a tap. */
  on = $state(true);
  /** The voices of this device for the language of the page. */
  voices = $state.raw<SpeechSynthesisVoice[]>([]);
  /** The chosen voice by its name; empty for text only. */
  voice = $state('');
  /** The voice did not answer. */
  broken = $state(false);
  /** Whether somebody has heard it; null before anybody was asked. */
  heard = $state<boolean | null>(null);
  rate = $state(number('narrator.rate', 0.95));
  stretch = $state(number('narrator.pauses', 1));
  bed = $state(store.get('narrator.bed') !== 'no');

  private waiting: string[] = [];
  private readonly sound = new Bed();
  private readonly player = new Player(
    realClock,
    silent(realClock, () => this.rate),
    () => this.follow(),
  );
  private readonly listened = () => this.look();
  private readonly leave = () => engine()?.cancel();
  private readonly wake = () => this.sound.wake();

  /** Looks for voices, which come late; and stops speaking with the page. */
  open(): void {
    this.leave();
    this.look();
    globalThis.speechSynthesis?.addEventListener?.('voiceschanged', this.listened);
    addEventListener('pagehide', this.leave);
    addEventListener('pointerdown', this.wake);
    document.addEventListener('visibilitychange', this.wake);
  }

  close(): void {
    this.player.stop();
    this.sound.stop();
    this.leave();
    globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', this.listened);
    removeEventListener('pagehide', this.leave);
    removeEventListener('pointerdown', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
  }

  /** The voices for the language of the page, and the one chosen before. */
  look(): void {
    const language = spoken();
    this.voices = localVoices(engine()?.getVoices() ?? [], language);
    const kept = store.get(`narrator.voice.${language}`);
    const found = this.voices.find((voice) => voice.name === kept) ?? (kept === '' ? undefined : this.voices[0]);
    this.voice = found?.name ?? '';
    this.heard = readHeard(language);
  }

  choose(name: string): void {
    this.voice = name;
    this.broken = false;
    this.heard = null;
    store.set(`narrator.voice.${spoken()}`, name);
    store.set(`narrator.heard.${spoken()}`, '');
  }

  confirm(heard: boolean): void {
    this.heard = heard;
    store.set(`narrator.heard.${spoken()}`, heard ? 'yes' : 'no');
  }

  setRate(rate: number): void {
    this.rate = rate;
    store.set('narrator.rate', String(rate));
  }

  setStretch(stretch: number): void {
    this.stretch = this.player.stretch = stretch;
    store.set('narrator.pauses', String(stretch));
  }

  setBed(on: boolean): void {
    this.bed = on;
    store.set('narrator.bed', on ? 'yes' : 'no');
    if (!on) this.sound.stop();
    else if (this.state === 'speaking' || this.state === 'waiting') this.sound.start();
  }

  /**
   * Must be called within a tap: iOS swallows a first line that is spoken later. A space is spoken before any other sound.
   */
  prime(): void {
    const speech = engine();
    if (speech && this.voice !== '') {
      const nothing = this.utter(' ');
      nothing.volume = 0;
      speech.speak(nothing);
    }
    this.look();
  }

  /** Says the steps. With `bed` the soft sound goes with them. */
  play(steps: Step[], bed = false): void {
    this.count = steps.length;
    this.player.stretch = this.stretch;
    this.player.use(this.speaker());
    if (bed && this.bed) this.sound.start();
    this.player.play(steps);
  }

  /** One line by itself, such as a result. */
  announce(text: string): void {
    this.play([{ step: 'said', lines: [text], pause: 0 }]);
  }

  /** Says these lines after what is being said. The night is not interrupted. */
  say(lines: string[]): void {
    if (!this.on || lines.length === 0) return;
    this.waiting.push(...lines);
    // What is long past is not said: a fast game would be told minutes later.
    this.waiting.splice(0, this.waiting.length - MOST);
    if (this.state === 'idle' || this.state === 'done') this.sayNext();
  }

  pause(): void {
    this.player.pause();
    this.sound.stop();
  }

  resume(): void {
    if (this.bed) this.sound.start();
    this.player.resume();
  }

  repeat = () => this.player.repeat();
  back = () => this.player.back();
  again = () => this.player.again();

  stop(): void {
    this.waiting = [];
    this.player.stop();
    this.sound.stop();
  }

  private follow(): void {
    const { state, text, at } = this.player;
    this.state = state;
    this.text = text;
    this.at = at;
    this.sound.duck(state === 'speaking');
    if (state === 'done') {
      this.sound.stop();
      if (this.waiting.length > 0) this.sayNext();
    }
  }

  private sayNext(): void {
    const lines = this.waiting;
    this.waiting = [];
    this.play([{ step: 'said', lines, pause: 0 }]);
  }

  private speaker(): Voice {
    const speech = engine();
    const rate = () => this.rate;
    if (!speech || this.voice === '' || this.heard === false) return silent(realClock, rate);
    this.broken = false;
    return speaking({
      engine: speech,
      clock: realClock,
      rate,
      make: (line) => this.utter(line),
      broken: () => (this.broken = true),
    });
  }

  private utter(line: string): SpeechSynthesisUtterance {
    const utterance = new SpeechSynthesisUtterance(line);
    const voice = this.voices.find((each) => each.name === this.voice);
    // Android ignores a voice without its language.
    utterance.lang = voice?.lang ?? spoken();
    if (voice) utterance.voice = voice;
    utterance.rate = this.rate;
    return utterance;
  }
}

function readHeard(language: Language): boolean | null {
  const kept = store.get(`narrator.heard.${language}`);
  return kept === 'yes' ? true : kept === 'no' ? false : null;
}

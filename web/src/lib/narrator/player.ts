// Plays a list of steps: speaks each line, then waits. Pure: the clock and the voice are passed in. Whether there is sound
// changes nothing else: a silent night has the same order and the same pauses.

export type Step = {
  step: string;
  lines: string[];
  /** Milliseconds to wait after the last line. */
  pause: number;
};

export type State = 'idle' | 'speaking' | 'waiting' | 'paused' | 'done';

/** Calls back later; the result takes it back. */
export type Clock = { after: (milliseconds: number, call: () => void) => () => void };

/** Says one line and calls `done` exactly once, whatever happens, unless it is cancelled before. */
export type Voice = { say: (line: string, done: () => void) => void; cancel: () => void };

/** Milliseconds between two lines of one step, where a step has several. */
const BETWEEN = 400;

export class Player {
  state: State = 'idle';
  steps: Step[] = [];
  /** The step and the line that are spoken now. */
  at = 0;
  line = 0;
  /** How long the pauses are: 2 is twice as long. */
  stretch = 1;

  private readonly clock: Clock;
  private readonly changed: () => void;
  private voice: Voice;
  private forget: () => void = () => undefined;
  /** Grows with everything that interrupts, so that late answers of a voice are ignored. */
  private turn = 0;

  constructor(clock: Clock, voice: Voice, changed: () => void = () => undefined) {
    this.clock = clock;
    this.voice = voice;
    this.changed = changed;
  }

  /** The line on the screen. */
  get text(): string {
    return this.steps[this.at]?.lines[this.line] ?? '';
  }

  use(voice: Voice): void {
    this.voice.cancel();
    this.voice = voice;
  }

  play(steps: Step[]): void {
    this.interrupt();
    this.steps = steps;
    this.begin(0);
  }

  /** Stops at once. The line that was cut off is spoken again by `resume`. */
  pause(): void {
    if (this.state !== 'speaking' && this.state !== 'waiting') return;
    this.interrupt();
    this.become('paused');
  }

  resume(): void {
    if (this.state === 'paused') this.speak();
  }

  /** The same step from its first line. */
  repeat(): void {
    if (this.state === 'idle') return;
    this.begin(Math.min(this.at, this.steps.length - 1));
  }

  back(): void {
    if (this.state === 'idle') return;
    this.begin(Math.max(0, (this.state === 'done' ? this.steps.length : this.at) - 1));
  }

  again(): void {
    if (this.state !== 'idle') this.begin(0);
  }

  stop(): void {
    this.interrupt();
    this.at = this.line = 0;
    this.become('idle');
  }

  private become(state: State): void {
    this.state = state;
    this.changed();
  }

  private interrupt(): void {
    this.turn += 1;
    this.forget();
    this.forget = () => undefined;
    this.voice.cancel();
  }

  private begin(step: number): void {
    this.interrupt();
    this.at = step;
    this.line = 0;
    if (step >= this.steps.length) this.become('done');
    else this.speak();
  }

  private speak(): void {
    const turn = (this.turn += 1);
    this.become('speaking');
    this.voice.say(this.text, () => {
      if (turn === this.turn) this.spoken();
    });
  }

  private spoken(): void {
    const step = this.steps[this.at];
    const isLast = this.line + 1 >= (step?.lines.length ?? 0);
    this.become('waiting');
    this.forget = this.clock.after((isLast ? (step?.pause ?? 0) : BETWEEN) * this.stretch, () => {
      if (!isLast) this.line += 1;
      else if (this.at + 1 >= this.steps.length) {
        this.become('done');
        return;
      } else {
        this.at += 1;
        this.line = 0;
      }
      this.speak();
    });
  }
}

export const realClock: Clock = {
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

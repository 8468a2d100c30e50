// What happens is shown one thing after the other, each for its time, and nothing is on the page before it is shown: the
// board behind a scene is the one before it.

export type Beat<Board, Scene> = {
  board: Board;
  /** What is shown large, and for how long, in milliseconds. */
  scene: Scene | null;
  hold: number;
  /** Whether the new board is shown with the scene, or only after it. */
  early: boolean;
  /** What is said, each at its time from the beginning of the scene. */
  said: { at: number; lines: string[] }[];
};

/** More scenes than these are waiting: the older ones are left out. */
const MOST = 3;

export class Beats<Board, Scene> {
  board = $state.raw<Board>() as Board;
  scene = $state.raw<Scene | null>(null);
  private queue: Beat<Board, Scene>[] = [];
  private timers: ReturnType<typeof setTimeout>[] = [];
  private isBusy = false;
  private readonly say: (lines: string[]) => void;

  constructor(board: Board, say: (lines: string[]) => void) {
    this.board = board;
    this.say = say;
  }

  push(beat: Beat<Board, Scene>): void {
    this.queue.push(beat);
    const scenes = this.queue.filter((each) => each.scene !== null);
    if (scenes.length > MOST)
      for (const each of scenes.slice(0, -1)) {
        // What happened is still said, only not played.
        const said = each.said.map(({ lines }) => ({ at: 0, lines }));
        Object.assign(each, { scene: null, hold: 0, said });
      }
    if (!this.isBusy) this.next();
  }

  /** Shows this board now, after a pause of the connection. */
  jump(board: Board): void {
    this.end();
    this.board = board;
  }

  end(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.queue = [];
    this.scene = null;
    this.isBusy = false;
  }

  private next(): void {
    const beat = this.queue.shift();
    this.isBusy = beat !== undefined;
    if (!beat) return;
    this.timers = [];
    this.scene = beat.scene;
    if (beat.early || beat.scene === null) this.board = beat.board;
    for (const { at, lines } of beat.said) if (lines.length > 0) this.later(at, () => this.say(lines));
    this.later(beat.hold, () => {
      this.board = beat.board;
      this.scene = null;
      this.next();
    });
  }

  private later(milliseconds: number, call: () => void): void {
    if (milliseconds === 0) call();
    else this.timers.push(setTimeout(call, milliseconds));
  }
}

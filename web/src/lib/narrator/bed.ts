// A soft sound under the night, so that nobody hears who moves: filtered noise with a slow swell, made here.
export class Bed {
  private context: AudioContext | null = null;
  private gain: GainNode | null = null;
  private source: AudioBufferSourceNode | null = null;

  /** Begins within a tap; browsers allow no sound before. */
  start(): void {
    this.stop();
    try {
      this.context ??= new AudioContext();
    } catch {
      return;
    }
    const { context } = this;
    void context.resume();
    const seconds = 8;
    const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
    const samples = buffer.getChannelData(0);
    let last = 0;
    for (let index = 0; index < samples.length; index += 1) {
      // Brown noise; the swell is periodic, so that the loop has no seam.
      last = last * 0.985 + (Math.random() * 2 - 1) * 0.06;
      samples[index] = last * (0.75 + 0.25 * Math.sin((index / samples.length) * 4 * Math.PI));
    }
    this.source = new AudioBufferSourceNode(context, { buffer, loop: true });
    this.gain = new GainNode(context, { gain: 0.0001 });
    this.source.connect(this.gain).connect(context.destination);
    this.gain.gain.exponentialRampToValueAtTime(0.35, context.currentTime + 2);
    this.source.start();
  }

  /** Softer while a line is spoken: always by the same amount. */
  duck(speaking: boolean): void {
    if (!this.context || !this.gain) return;
    this.gain.gain.setTargetAtTime(speaking ? 0.12 : 0.35, this.context.currentTime, 0.3);
  }

  /** A phone call or a locked screen stops the sound; any tap may bring it back. */
  wake(): void {
    if (this.source && this.context && this.context.state !== 'running') void this.context.resume();
  }

  stop(): void {
    try {
      this.source?.stop();
    } catch {
      // It had not begun.
    }
    this.source?.disconnect();
    this.source = this.gain = null;
  }
}

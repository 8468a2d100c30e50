// Calls the player back to the table: by title, vibration and sound; and keeps the screen on.
import { settings } from './settings.svelte';

type Tone = { at: number; pitch: number; length: number; gain: number; wave: OscillatorType };
export type Sound = 'turn' | 'tap' | 'vote' | 'success' | 'fail' | 'said' | 'end';

const TONES: Record<Sound, Tone[]> = {
  tap: [{ at: 0, pitch: 520, length: 0.05, gain: 0.05, wave: 'triangle' }],
  said: [{ at: 0, pitch: 700, length: 0.07, gain: 0.03, wave: 'sine' }],
  turn: [
    { at: 0, pitch: 392, length: 0.18, gain: 0.08, wave: 'triangle' },
    { at: 0.14, pitch: 587, length: 0.3, gain: 0.08, wave: 'triangle' },
  ],
  vote: [
    { at: 0, pitch: 196, length: 0.12, gain: 0.09, wave: 'square' },
    { at: 0.1, pitch: 247, length: 0.2, gain: 0.06, wave: 'triangle' },
  ],
  success: [
    { at: 0, pitch: 523, length: 0.2, gain: 0.07, wave: 'triangle' },
    { at: 0.12, pitch: 659, length: 0.2, gain: 0.07, wave: 'triangle' },
    { at: 0.24, pitch: 784, length: 0.4, gain: 0.07, wave: 'triangle' },
  ],
  fail: [
    { at: 0, pitch: 311, length: 0.25, gain: 0.07, wave: 'sawtooth' },
    { at: 0.18, pitch: 233, length: 0.5, gain: 0.06, wave: 'sawtooth' },
  ],
  end: [
    { at: 0, pitch: 392, length: 0.3, gain: 0.07, wave: 'triangle' },
    { at: 0.2, pitch: 523, length: 0.3, gain: 0.07, wave: 'triangle' },
    { at: 0.4, pitch: 659, length: 0.7, gain: 0.07, wave: 'triangle' },
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  // A browser allows no sound before the first touch.
  if (settings.mute || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
  } catch {
    return;
  }
  const audio = context;
  for (const { at, pitch, length, gain, wave } of TONES[sound]) {
    const start = audio.currentTime + at;
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    oscillator.type = wave;
    oscillator.frequency.value = pitch;
    volume.gain.setValueAtTime(gain, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }
}

export function buzz(): void {
  if (!settings.mute && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([60, 40, 60]);
}

/** Keeps the screen on until the result is called. Browsers drop the lock when the page is hidden. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const take = () => {
    if (over || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').then(
      (taken) => {
        if (over) void taken.release();
        else lock = taken;
      },
      () => undefined, // an empty battery may refuse
    );
  };
  take();
  document.addEventListener('visibilitychange', take);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', take);
    void lock?.release();
  };
}

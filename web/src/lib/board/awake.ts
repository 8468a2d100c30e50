// Keeps the shared screen on, and says honestly whether it can.
export type Awake = 'on' | 'http' | 'refused' | 'none';

/** Calls `tell` with each change; the result ends it. Browsers drop the lock whenever the page is hidden. */
export function keepAwake(tell: (awake: Awake) => void): () => void {
  if (!('wakeLock' in navigator)) {
    tell(isSecureContext ? 'none' : 'http');
    return () => undefined;
  }
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const take = () => {
    if (over || document.visibilityState !== 'visible') return;
    navigator.wakeLock.request('screen').then(
      (taken) => {
        if (over) void taken.release();
        else lock = taken;
        tell('on');
      },
      () => tell('refused'),
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

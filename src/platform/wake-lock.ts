/**
 * Keeps the screen from going dark until the returned function is called; again each time the page is shown, because a
 * browser lets go of it when another tab is in front. Where a browser cannot, or the battery is low, nothing happens.
 */
export function keepScreenOn(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  let isOver = false;
  let lock: WakeLockSentinel | null = null;
  const ask = async () => {
    if (isOver || document.visibilityState !== 'visible') return;
    const given = await navigator.wakeLock.request('screen').catch(() => null);
    if (isOver) await given?.release();
    else lock = given;
  };
  const shown = () => void ask();
  document.addEventListener('visibilitychange', shown);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', shown);
    void lock?.release();
  };
}

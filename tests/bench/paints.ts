import type { Page } from '@playwright/test';

/** Milliseconds since the navigation began; `shift` has no unit. */
export type Paints = { first: number; largest: number; usable: number; shift: number; blocking: number };

type Seen = {
  first: number;
  largest: number;
  usable: number | null;
  shift: number;
  long: Array<[start: number, duration: number]>;
};

declare global {
  interface Window {
    bench?: Seen;
  }
}

/** Runs in the page before anything else. Usable: the heading is there and, where the app is alive, React answers for it. */
export function observePaints(isApp: boolean): void {
  const seen: Seen = { first: 0, largest: 0, usable: null, shift: 0, long: [] };
  window.bench = seen;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.largest = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number' && !('hadRecentInput' in entry && entry.hadRecentInput)) {
      seen.shift += entry.value;
    }
  });
  observe('longtask', (entry) => seen.long.push([entry.startTime, entry.duration]));
  const look = () => {
    const heading = document.querySelector('h1');
    const isAlive = heading && (!isApp || Object.keys(heading).some((key) => key.startsWith('__react')));
    if (!isAlive) requestAnimationFrame(look);
    else setTimeout(() => (seen.usable = performance.now()));
  };
  requestAnimationFrame(look);
}

/** What was seen, with the time that tasks over 50 ms held up the page after its first paint. */
export async function readPaints(page: Page): Promise<Paints> {
  const seen = await page.evaluate(() => window.bench);
  if (!seen || seen.usable === null) throw new Error('The page never became usable.');
  const blocking = seen.long
    .filter(([start, duration]) => start + duration > seen.first)
    .reduce((total, [start, duration]) => total + Math.max(0, duration - 50 - Math.max(0, seen.first - start)), 0);
  return { first: seen.first, largest: seen.largest, usable: seen.usable, shift: seen.shift, blocking };
}

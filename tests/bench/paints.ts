import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/**
 * Milliseconds since the navigation began; `shift` has no unit; `requests` and `bytes` are what was asked for before the page
 * was usable, `smallest` the fewest bytes of a file among it, all as they travelled.
 */
export type Paints = {
  first: number;
  largest: number;
  usable: number;
  shift: number;
  blocking: number;
  requests: number;
  bytes: number;
  smallest: number;
};

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

/**
 * Runs in the page before anything else. Usable: the heading is painted and, where the app is alive, React answers for it; a page
 * without scripts is usable once painted. Looks by a timer: asking for frames would have each of them drawn, a third of the work
 * of a start on a slow phone.
 */
export function observePaints(isApp: boolean): void {
  const lookAgainMs = 16;
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
    const heading = seen.first > 0 ? document.querySelector('h1') : null;
    const isAlive = heading && (!isApp || Object.keys(heading).some((key) => key.startsWith('__react')));
    if (!isAlive) setTimeout(look, lookAgainMs);
    else seen.usable = isApp ? performance.now() : seen.first;
  };
  look();
}

const LONGEST_START_MS = 90_000;
const LOOK_MS = 100;

/**
 * Until the page is usable. Asked of the browser itself: what Playwright puts into a page to wait there is read and run in the
 * midst of its start, which on a slow phone takes longer than any task of ours.
 */
export async function untilUsable(session: CDPSession): Promise<void> {
  const end = Date.now() + LONGEST_START_MS;
  while (Date.now() < end) {
    const { result } = await session.send('Runtime.evaluate', { expression: 'window.bench?.usable ?? 0' });
    if (Number(result.value) > 0) return;
    await pause(LOOK_MS);
  }
  throw new Error('The page never became usable.');
}

/** What was seen, with the time that tasks over 50 ms held up the page after its first paint. */
export async function readPaints(page: Page): Promise<Paints> {
  const seen = await page.evaluate(() => window.bench);
  if (!seen || seen.usable === null) throw new Error('The page never became usable.');
  const blocking = seen.long
    .filter(([start, duration]) => start + duration > seen.first)
    .reduce((total, [start, duration]) => total + Math.max(0, duration - 50 - Math.max(0, seen.first - start)), 0);
  const { first, largest, usable, shift } = seen;
  return { first, largest, usable, shift, blocking, ...(await page.evaluate(askedBefore, usable)) };
}

/** Runs in the page. Answers of the backend are as large as they are; files can be joined. */
function askedBefore(usable: number): Pick<Paints, 'requests' | 'bytes' | 'smallest'> {
  const loads = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].filter(
    (entry): entry is PerformanceResourceTiming =>
      entry instanceof PerformanceResourceTiming && entry.startTime < usable && !entry.name.startsWith('data:'),
  );
  const files = loads.filter(({ name }) => !name.includes('/apiproxy/'));
  return {
    requests: loads.length,
    bytes: loads.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
    smallest: Math.min(...files.map(({ encodedBodySize }) => encodedBodySize)),
  };
}

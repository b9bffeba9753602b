import type { Page } from '@playwright/test';

/** Milliseconds of processor time that the page's own script took in a frame. */
export type MapFrames = { frames: number; p50: number; p95: number; worst: number };

/**
 * Drags and zooms the map on a page and measures, frame by frame, the processor time of the page's own script (events and
 * animation frames, MapLibre's and ours; neither painting nor the graphics card), times `slowdown`: 4 stands for a middling
 * phone. Processor time, not the clock's, so that other work on the machine does not count. Needs Chromium.
 */
export async function measureMapFrames(page: Page, slowdown = 4): Promise<MapFrames> {
  const browser = page.context().browser();
  if (!browser) throw new Error('Frames are measured in a browser of its own.');
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await dragAndZoom(page);
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const times = scriptTimes(trace.traceEvents)
    .map((time) => time * slowdown)
    .sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { frames: times.length, p50: at(0.5), p95: at(0.95), worst: at(1) };
}

async function dragAndZoom(page: Page): Promise<void> {
  const canvas = page.locator('.maplibregl-canvas');
  const box = await canvas.boundingBox();
  if (!box) throw new Error('There is no map on this page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const [dx, dy] of [
    [-260, 60],
    [220, -120],
    [160, 140],
    [-180, -90],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx, y + dy, { steps: 40 });
    await page.mouse.up();
    await page.waitForTimeout(700);
  }
  await canvas.focus();
  for (const key of ['+', '+', '+', '-', '-', '-']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(600);
  }
}

/** Times in microseconds; `tdur` is the thread's own time. */
type TraceEvent = { name: string; ts: number; pid: number; tid: number; dur?: number; tdur?: number };

const SCRIPT = new Set(['FireAnimationFrame', 'EventDispatch']);

/** The script's milliseconds of every frame in which an animation frame was answered. */
function scriptTimes(events: readonly TraceEvent[]): number[] {
  const own = events.find(({ name }) => name === 'FireAnimationFrame');
  const onThread = events.filter(({ pid, tid }) => pid === own?.pid && tid === own?.tid).sort((a, b) => a.ts - b.ts);
  const times: number[] = [];
  let sum = 0;
  let drew = false;
  let until = 0;
  const next = () => {
    if (drew) times.push(sum / 1000);
    [sum, drew] = [0, false];
  };
  for (const { name, ts, dur = 0, tdur = 0 } of onThread) {
    // A frame ends with its commit to the compositor; what follows belongs to the next one.
    if (name === 'Commit' || name === 'BeginMainThreadFrame') {
      if (drew) next();
    } else if (SCRIPT.has(name) && ts >= until) {
      sum += tdur;
      drew ||= name === 'FireAnimationFrame';
      until = ts + dur;
    }
  }
  next();
  return times;
}

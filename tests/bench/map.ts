import { inBrowser } from './browser.ts';
import type { Figure } from './figure.ts';
import { measureMapFrames } from './map-frames.ts';

const FRAME_MS = 16.8;

/** Our own work in a frame while the locator's map is dragged and zoomed, at a quarter of the processor's speed. */
export async function mapFrames(address: string): Promise<Figure[]> {
  return inBrowser(address, { desktop: true, webgl: true }, async (page) => {
    await page.goto(`${address}/store-locator?place=Seattle`);
    await page.locator('.maplibregl-canvas').waitFor();
    await page.waitForTimeout(3000);
    const { p50, p95, worst } = await measureMapFrames(page);
    return [
      { group: 'map', name: 'frame p50', value: p50, unit: 'ms' },
      { group: 'map', name: 'frame p95', value: p95, unit: 'ms', most: FRAME_MS },
      { group: 'map', name: 'frame worst', value: worst, unit: 'ms' },
    ];
  });
}

import type { Locator, Page } from '@playwright/test';
import { expect } from './support.ts';

const STEP_MS = 500;
const FASTER = 20;

/** Lets the page's clock, which is installed, run ahead until this is in sight: answers take their time, pauses of the app do not. */
export async function runAheadUntil(page: Page, awaited: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    await expect(awaited).toBeVisible({ timeout: STEP_MS / 5 });
  }).toPass({ intervals: [0], timeout: 45_000 });
}

/** How far ahead of its reading the clock is stopped: it runs on until it hears of that, and is never stopped in its past. */
const STOP_AHEAD_MS = 2_000;

/** Stops the page's clock, which is installed and runs: from then on a busy machine takes none of the app's pauses away. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + STOP_AHEAD_MS);
}

/** What styles say after some seconds is said sooner, on the page that is open. */
export async function runStylesAhead(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: FASTER });
}

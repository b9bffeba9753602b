import type { Locator, Page } from '@playwright/test';
import { expect } from './support.ts';

const STEP_MS = 500;

/** Lets the page's clock, which is installed, run ahead until this is in sight: answers take their time, pauses of the app do not. */
export async function runAheadUntil(page: Page, awaited: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    await expect(awaited).toBeVisible({ timeout: STEP_MS / 5 });
  }).toPass({ intervals: [0], timeout: 45_000 });
}

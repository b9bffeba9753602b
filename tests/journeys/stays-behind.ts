import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { runAheadUntil } from './page-clock.ts';

/** A page that leads to another site. */
type StaysBehind = {
  readonly site: RegExp;
  /** Opens the page and sees that it is on its way. */
  readonly leave: () => Promise<void>;
  /** What the page offers when the browser is still there. */
  readonly further: Locator;
};

/** The browser is sent to another site and stays where it is: what the page then offers is accessible and leads to the same site. */
export async function goesOnByHand(page: Page, { site, leave, further }: StaysBehind): Promise<void> {
  // An answer without a page keeps the browser where it is.
  await page.route(site, (route) => route.fulfill({ status: 204 }));
  await page.clock.install();
  await leave();
  await runAheadUntil(page, further);
  await expectAccessible(page);
  await page.unroute(site);
  await further.click();
  await page.waitForURL(site);
}

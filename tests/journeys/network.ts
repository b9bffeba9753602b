import type { Page, Request, Route } from '@playwright/test';

/** Until a file that the page fetches ahead is there, by the name of its part, and what was on its way with it. */
export async function fetchedAhead(page: Page, part: string): Promise<void> {
  await page.waitForFunction(
    (start) => performance.getEntriesByType('resource').some(({ name }) => name.includes(start)),
    `/assets/${part}-`,
  );
  await page.waitForLoadState('networkidle');
}

/**
 * The network is there again. The emulation says so to the page before it lets its requests through: they are held until it does.
 */
export async function comeBackOnline(page: Page): Promise<void> {
  let lift = () => {};
  const back = new Promise<void>((resolve) => {
    lift = resolve;
  });
  const hold = async (route: Route) => {
    await back;
    await route.fallback();
  };
  await page.route('**/*', hold);
  await page.context().setOffline(false);
  lift();
  await page.unroute('**/*', hold);
}

/** Keeps back such requests until they are released. */
export async function holdRequests(
  page: Page,
  address: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await released;
    await route.fallback();
  });
  return { release };
}

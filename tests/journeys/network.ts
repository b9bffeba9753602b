import { expect, type Page, type Request, type Route } from '@playwright/test';

/** Until a file that the page fetches ahead is there, by the name of its part, and what was on its way with it. */
export async function fetchedAhead(page: Page, part: string): Promise<void> {
  await page.waitForFunction(
    (start) => performance.getEntriesByType('resource').some(({ name }) => name.includes(start)),
    `/assets/${part}-`,
  );
  await page.waitForLoadState('networkidle');
}

/** Between two calls that follow one another on a slow machine. */
const QUIET_MS = 500;

/** Watches the calls of a page from here on; the result waits until each is answered and none has followed for a while. */
export function watchCalls(page: Page): () => Promise<void> {
  const underway = new Set<Request>();
  let changedAt = Date.now();
  const ended = (request: Request) => {
    if (underway.delete(request)) changedAt = Date.now();
  };
  page.on('request', (request) => {
    if (!request.url().includes('/apiproxy/')) return;
    underway.add(request);
    changedAt = Date.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return () => expect.poll(() => underway.size === 0 && Date.now() - changedAt >= QUIET_MS).toBe(true);
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

import type { Page, Route } from '@playwright/test';

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

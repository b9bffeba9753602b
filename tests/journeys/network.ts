import type { Page } from '@playwright/test';

/**
 * The network is there again. The page hears of it only once requests pass: the emulation may say so to the page before it lets
 * its requests through.
 */
export async function comeBackOnline(page: Page): Promise<void> {
  const heard = await page.evaluateHandle(() => {
    const passes = () =>
      fetch('/robots.txt', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      );
    const again = new Promise<void>((resolve) => {
      const hold = async (event: Event) => {
        event.stopImmediatePropagation();
        while (!(await passes()));
        window.dispatchEvent(new Event('online'));
        resolve();
      };
      window.addEventListener('online', hold, { capture: true, once: true });
    });
    return { again };
  });
  await page.context().setOffline(false);
  await heard.evaluate(({ again }) => again);
}

import type { Page } from '@playwright/test';

/** Whether React has hydrated the prerendered page. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const heading = document.querySelector('#app h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
  });

import type { Page } from '@playwright/test';

/** Whether React has hydrated the prerendered page. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const heading = document.querySelector('#app h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
  });

/** The same of every part that is read or pressed: parts below the heading are hydrated after it. */
export const isWhollyHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('#app :is(h1, h2, p, a, button, input)')];
    const isOfReact = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactFiber$'));
    return parts.length > 0 && parts.every(isOfReact);
  });

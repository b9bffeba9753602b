import { expectAccessible } from './accessible.ts';
import { GOOGLE_PORT } from './playwright.config.ts';
import { DESKTOP, expect, PHONE, test } from './support.ts';

test.use({ baseURL: `http://127.0.0.1:${GOOGLE_PORT}` });

for (const [name, viewport] of [
  ['phone', PHONE],
  ['narrow', { width: 320, height: 640 }],
  ['desktop', DESKTOP],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test(`the gallery shows every part, fits the screen and is accessible on a ${name}`, async ({
      page,
      problems,
    }, info) => {
      test.slow();
      // The host of a build does not know the address.
      problems.expect(/404.*\/design/);
      await page.goto('/design');
      await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible({
        timeout: 30_000,
      });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const body = await page.screenshot({ fullPage: true });
        await info.attach(`gallery-${name}-${colorScheme}`, { body, contentType: 'image/png' });
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });
  });
}

import type { Page } from '@playwright/test';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { isWhollyHydrated } from './hydrated.ts';
import { cards, search } from './locator-page.ts';
import { expect, test } from './support.ts';
import { text } from './words.ts';

// A translator of pages has put every text into elements of its own, as Google's does, and translates what comes later, too.

const GWEN = PERSONAS['member-green'];

const PAGES = [
  '/',
  '/menu',
  '/gift',
  '/rewards',
  '/store-locator',
  '/menu/store-locator',
  '/account/signin',
  '/account/create',
  '/account/forgot-password',
  '/account/forgot-password/success',
  '/account/reset-password-success',
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  // What is translated while React takes the page over is drawn anew and logged (changed-before-the-app.spec).
  await expect.poll(() => isWhollyHydrated(page)).toBe(true);
  await page.evaluate(() => {
    const wrap = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const node of texts) {
        if (!node.data.trim() || node.parentElement?.closest('font, script, style, noscript')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.append(inner);
        node.replaceWith(outer);
        inner.append(node.data);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const added of addedNodes) if (added.isConnected) wrap(added);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

const isWhole = async (page: Page) => {
  await expect(page.getByRole('heading', { name: text('shell.error.title') })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

for (const path of PAGES) {
  test(`${path} is used while it is translated: every field filled, every form sent empty, and left`, async ({
    page,
    problems,
  }) => {
    problems.expect(/404.*v1\/locations|40[01].*account/);
    await open(page, path);
    const submits = page.getByRole('main').locator('button[type="submit"]:visible');
    if (await submits.count()) await submits.first().click();
    for (const field of await page.getByRole('main').locator('input:visible').all()) {
      const type = await field.getAttribute('type');
      if (type === 'checkbox' || type === 'radio') await field.click({ force: true });
      else await field.pressSequentially('ab1');
    }
    if (await submits.count()) await submits.first().click();
    await page.waitForTimeout(500);
    await isWhole(page);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await isWhole(page);
  });
}

test('signing in and searching for a place work while the page is translated', async ({ page }) => {
  await open(page, '/account/signin?returnUrl=/store-locator');
  const field = (id: string) => page.locator(`#${id}`);
  await field('sign-in-username').pressSequentially(GWEN.email);
  await field('sign-in-password').pressSequentially(PERSONA_PASSWORD);
  await field('sign-in-password').press('Enter');
  await expect(page).toHaveURL(/\/store-locator$/);
  await search(page, 'Seattle');
  await expect(cards(page).first()).toBeVisible();
  await search(page, 'Boise');
  await expect(cards(page).first()).toContainText('Boise');
  await isWhole(page);
});

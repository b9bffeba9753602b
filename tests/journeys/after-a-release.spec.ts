import type { Page } from '@playwright/test';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { OPEN_HOUSE, orderFrom, walkToCart } from './cart-page.ts';
import { cards, searchBox } from './locator-page.ts';
import { fetchedAhead } from './network.ts';
import { beginWithLatte, comeToSummary, placeButton, review, SUBMIT } from './order-steps.ts';
import { signIn } from './sign-in-form.ts';
import { expect, openAs, test } from './support.ts';
import { text } from './words.ts';

// The files of the build that a tab was opened with are gone from the host.

const MIA = PERSONAS['member-second-factor'];

const pay = (page: Page) => page.getByRole('dialog', { name: text('cards-pay.title') });
const payLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: text('common.pay'), exact: true });

/** From now on the host has no file of this build, until a document is loaded anew; or for good. Counts the documents. */
async function releaseAnother(page: Page, lasting: 'until a new document' | 'for good') {
  await fetchedAhead(page, 'beside');
  const host = { gone: true, documents: 0 };
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) {
      host.documents += 1;
      if (lasting === 'until a new document') host.gone = false;
    }
    // What the new document itself names is there.
    const isMissing = host.gone && (host.documents === 0 || /delivery|filters|hash-modals/.test(request.url()));
    if (isMissing && request.url().includes('/assets/')) return route.fulfill({ status: 404 });
    return route.fallback();
  });
  return host;
}

test.beforeEach(({ problems }) => {
  problems.expect(
    /404|403.*account\/signin|Failed to fetch dynamically imported module|Unable to preload CSS|preload|: unexpected/,
  );
});

test('a page whose files are gone after a release is shown by loading the document once', async ({ page }) => {
  await page.goto('/menu');
  const host = await releaseAnother(page, 'until a new document');
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('common.find-a-store') })
    .click();
  await expect(searchBox(page)).toBeVisible();
  expect(host.documents).toBe(1);
});

test('the second factor whose files are gone after a release: the document is loaded once, the name that was typed stays, the password does not', async ({
  page,
}) => {
  await page.goto('/account/signin?returnUrl=/menu');
  const host = await releaseAnother(page, 'until a new document');
  await signIn(page, MIA.email);
  await expect(page.getByText(text('shell.updated'))).toBeVisible();
  await expect(page.getByLabel('Email or username')).toHaveValue(MIA.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(host.documents).toBe(1);
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain(MIA.email);
  await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
});

test('filters whose files are gone after a release: the document is loaded once, and they open', async ({ page }) => {
  await page.goto('/store-locator?place=Seattle');
  await expect(cards(page).first()).toBeVisible();
  const host = await releaseAnother(page, 'until a new document');
  await page
    .getByRole('button', { name: text('store-locator.filters') })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: text('store-locator.filters-title') })).toBeVisible();
  expect(host.documents).toBe(1);
});

test('a file that stays gone loads the document once by itself; then the page stays, says so, and another press tries again', async ({
  page,
}) => {
  await page.goto('/store-locator?place=Seattle');
  await expect(cards(page).first()).toBeVisible();
  const host = await releaseAnother(page, 'for good');
  const filters = page.getByRole('button', { name: text('store-locator.filters') }).first();
  await filters.click();
  // They are open, as the history of the tab says, and their file is still gone.
  await expect.poll(() => host.documents).toBe(1);
  await expect(page.getByText(text('failures.bad-answer'))).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  expect(host.documents).toBe(1);
  host.gone = false;
  await filters.click();
  await expect(page.getByRole('dialog', { name: text('store-locator.filters-title') })).toBeVisible();
  expect(host.documents).toBe(1);
});

test('ORD-006 D-056 the review of an order whose files are gone after a release says so, and opens in the next document', async ({
  page,
  world,
}) => {
  await beginWithLatte(page, world);
  await orderFrom(page, OPEN_HOUSE);
  // A cart with a price fetches them ahead.
  const ofReview = '**/assets/payment-summary-sheet*';
  await page.route(ofReview, (route) => route.fulfill({ status: 404 }));
  await walkToCart(page);
  await expect(review(page)).toBeEnabled();
  const host = await releaseAnother(page, 'until a new document');
  await page.unroute(ofReview);
  await review(page).click();
  await expect(page.getByText(text('failures.part-missing'))).toBeVisible();
  expect(host.documents).toBe(0);
  await page.reload();
  await review(page).click();
  await expect(placeButton(page)).toBeEnabled();
});

test('D-056 a cart whose files are gone after a release says so and loads nothing by itself: what was chosen is in memory', async ({
  page,
}) => {
  await page.goto('/menu/product/1802/hot');
  const add = page.getByRole('button', { name: 'Add to order' });
  await expect(add).toBeEnabled();
  const host = await releaseAnother(page, 'until a new document');
  await add.click();
  await expect(page.getByText(text('failures.part-missing'))).toBeVisible();
  expect(host.documents).toBe(0);
  await page.reload();
  await add.click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
});

test('CRD-010 Pay whose files are gone after a release: the document is loaded once, and it opens over the same page', async ({
  page,
  world,
}) => {
  await openAs(page, world, 'member-gold', '/menu');
  await expect(payLink(page)).toBeVisible();
  const host = await releaseAnother(page, 'until a new document');
  await payLink(page).click();
  await expect(pay(page)).toBeVisible();
  expect(host.documents).toBe(1);
  await page.keyboard.press('Escape');
  await expect(pay(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/menu$/);
});

test('CRD-010 a modal of a hash whose own file alone is gone after a release: the document is loaded once, and it opens', async ({
  page,
  world,
}) => {
  await openAs(page, world, 'member-gold', '/account/cards');
  await payLink(page).click();
  await expect(pay(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pay(page)).toHaveCount(0);
  const host = await releaseAnother(page, 'until a new document');
  await page.evaluate(() => {
    window.location.hash = '#add-money';
  });
  await expect(page.getByRole('dialog', { name: text('cards.add-money') })).toBeVisible();
  expect(host.documents).toBe(1);
});

test('CRD-010 Pay whose files stay gone loads the document once by itself; then that is said, the page has its address back, and another press tries again', async ({
  page,
  world,
}) => {
  await openAs(page, world, 'member-gold', '/menu');
  await expect(payLink(page)).toBeVisible();
  const host = await releaseAnother(page, 'for good');
  await payLink(page).click();
  await expect.poll(() => host.documents).toBe(1);
  await expect(page.getByText(text('failures.bad-answer'))).toBeVisible();
  await expect(page).toHaveURL(/\/menu$/);
  host.gone = false;
  await payLink(page).click();
  await expect(pay(page)).toBeVisible();
  expect(host.documents).toBe(1);
});

test('a language whose words are gone after a release: the document is loaded once, and speaks it', async ({
  page,
}) => {
  await page.goto('/menu');
  const language = page.getByRole('contentinfo').getByRole('combobox');
  await expect(language).toHaveValue('en-US');
  const host = await releaseAnother(page, 'until a new document');
  await language.selectOption('fr-CA');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(language).toHaveValue('fr-CA');
  expect(host.documents).toBe(1);
});

test('FC-173 a release while an order is on its way loads no document: the answer is waited for, and the new app comes after it', async ({
  page,
  world,
}) => {
  await comeToSummary(page, world);
  await world.fail(SUBMIT, 'latency:8000');
  const host = await releaseAnother(page, 'until a new document');
  await placeButton(page).click();
  await expect(page.getByRole('button', { name: text('common.place-order') })).toBeHidden();
  // Back in the tab is where an app would look for a release.
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await page.waitForTimeout(3000);
  expect(host.documents).toBe(0);
  // Its end leads to another page, whose file is gone: only then the new app takes over, and says so.
  await expect(page.getByText(text('shell.updated'))).toBeVisible();
  await expect(page.getByRole('heading', { name: text('order-placed.latest') })).toBeVisible();
  expect(host.documents).toBe(1);
  expect(await world.effects()).toMatchObject({ ordersPlaced: 1 });
  // No worker of an earlier release rules the page, so none waits to take over (D-231).
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(workers).toBe(0);
});

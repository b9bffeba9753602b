import type { BrowserContext, Page } from '@playwright/test';
import { TEST_CARDS } from '#mocks/card-vault/card-sentinels.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { orderHere } from './cart-page.ts';
import { bought, fillGift, payButton } from './gift-steps.ts';
import { addCard, comeToCheckout, field } from './guest-steps.ts';
import { cards, findMe } from './locator-page.ts';
import { comeToSummary, expectPlaced, place, placeButton, SUBMIT } from './order-steps.ts';
import { consentCookie, expect, test } from './support.ts';
import { text } from './words.ts';

const GWEN = PERSONAS['member-green'];
/** Where the card alone goes, which is what the frame is for. */
const CARD_FIELD = /\/card-(?:field|vault)\//;
const TOKEN = /"(?:\w*token|pin|cardNumber)":\s*"([^"]{6,})"/gi;
const FINE_POSITION = /(?<![\d.])-?\d{1,3}\.\d{3,}/;

/** A visitor who has agreed to being measured. */
async function agree(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([consentCookie('analytics.advertising', url)]);
}

/**
 * What leaves the shop: requests to others, and what a tag manager finds in the page: its addresses, and the queue of events,
 * each with address and title of that moment. `secrets` grows with the tokens that the shop's own answers hold.
 */
async function watchLeaving(page: Page, own: string) {
  const left: string[] = [];
  const secrets = new Set<string>();
  await page.exposeFunction('measured', (what: string) => left.push(what));
  await page.addInitScript(() => {
    const queue: unknown[] = [];
    const report = (event: unknown) =>
      (window as unknown as { measured: (what: string) => void }).measured(
        JSON.stringify([event, location.href, document.title, document.referrer]),
      );
    queue.push = (...events) => {
      for (const event of events) report(event);
      return Array.prototype.push.apply(queue, events);
    };
    Object.assign(window, { dataLayer: queue });
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!/^https?:$/.test(url.protocol) || CARD_FIELD.test(url.pathname)) return;
    if (url.origin === own) return;
    left.push(JSON.stringify([request.url(), request.postData(), request.headers()['referer'] ?? '']));
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) left.push(frame.url());
  });
  page.on('response', async (response) => {
    if (!response.url().includes('/apiproxy/v1/')) return;
    const body = await response.text().catch(() => '');
    for (const [, token = ''] of body.matchAll(TOKEN)) secrets.add(token);
  });
  return { left, secrets };
}

function expectHarmless(left: readonly string[], secrets: Iterable<string>): void {
  const said = left.map((what) => decodeURIComponent(what.replaceAll(/%(?![0-9a-f]{2})/gi, '%25')));
  for (const secret of secrets) {
    const asWord = new RegExp(`(?<!\\w)${secret.replaceAll(/[^\w ]/g, '\\$&')}(?!\\w)`, 'i');
    expect(
      said.filter((what) => asWord.test(what)),
      secret,
    ).toEqual([]);
  }
  expect(said.filter((what) => FINE_POSITION.test(what))).toEqual([]);
}

test('FC-134 a guest who buys a drink leaves nothing of a person with those who measure', async ({
  page,
  context,
  world,
  baseURL,
}) => {
  await agree(context, baseURL ?? '');
  const { left, secrets } = await watchLeaving(page, baseURL ?? '');
  await comeToCheckout(page, world);
  await field(page, 'common.first-name').fill('Wilhelmina');
  await field(page, 'common.last-name').fill('Quillfeather');
  await field(page, 'common.email').fill('wq@example.com');
  await addCard(page);
  await placeButton(page).click();
  await orderHere(page)
    .or(page.getByRole('dialog', { name: text('order-placed.title') }))
    .first()
    .waitFor();
  if (await orderHere(page).isVisible()) await orderHere(page).click();
  await expectPlaced(page);
  expect(secrets.size, 'tokens in the answers').toBeGreaterThan(0);
  expectHarmless(left, ['Wilhelmina', 'Quillfeather', 'wq@example.com', '1912 Pike', TEST_CARDS.visa, ...secrets]);
});

test('FC-134 ORD-099 neither does a member whose order is refused and then placed', async ({
  page,
  context,
  world,
  problems,
  baseURL,
}) => {
  problems.expect(/Failed to load resource/);
  await agree(context, baseURL ?? '');
  const { left, secrets } = await watchLeaving(page, baseURL ?? '');
  await comeToSummary(page, world);
  await world.clock({ advanceMs: 3_600_000 });
  await placeButton(page).click();
  await expect(page.getByText(text('ordering-summary.not-placed'))).toBeVisible();
  await expect.poll(() => left.filter((what) => what.includes('order_error')).length).toBe(1);
  await expect(placeButton(page)).toBeEnabled();
  await place(page);
  expect((await world.effects()).requests[SUBMIT]).toBe(2);
  const { firstName, lastName, email } = GWEN;
  expectHarmless(left, [firstName, lastName, email, PERSONA_PASSWORD, ...secrets]);
});

test('FC-134 nor what is written with a gift, to whom or from whom', async ({ page, context, world, baseURL }) => {
  await agree(context, baseURL ?? '');
  const { left, secrets } = await watchLeaving(page, baseURL ?? '');
  await world.become('member-gold');
  await fillGift(page, 'ada@example.com');
  await page.goBack();
  await page.getByLabel(text('gifting-form.message')).first().fill('Zanzibar forever');
  await page.getByRole('button', { name: text('gifting-form.continue') }).click();
  await payButton(page).click();
  await expect(bought(page)).toBeVisible();
  await expect.poll(() => left.filter((what) => what.includes('"purchase"')).length).toBe(1);
  expectHarmless(left, ['Zanzibar', 'ada@example.com', 'nora@example.com', ...secrets]);
});

test('FC-134 LOC-019 nor where the device is, also where a heart near it leads to joining', async ({
  page,
  context,
  baseURL,
}) => {
  await agree(context, baseURL ?? '');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 47.60621, longitude: -122.33207, accuracy: 10 });
  const { left, secrets } = await watchLeaving(page, baseURL ?? '');
  await page.goto('/store-locator');
  await findMe(page).click();
  await cards(page)
    .first()
    .getByRole('button', { name: /^Favorite: / })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: text('common.sign-in') })
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: text('common.join-now') })
    .click();
  await page.getByLabel(text('common.first-name')).fill('Wilhelmina');
  await page.getByLabel(text('common.last-name'), { exact: true }).fill('Quillfeather');
  await page.getByLabel(text('common.email')).fill('wq@example.com');
  await page.getByLabel(text('common.password'), { exact: true }).fill('Engine-No-1');
  await page.getByRole('checkbox', { name: text('account.join.legal.terms') }).check();
  await page.getByRole('button', { name: text('account.join.create.submit') }).click();
  await expect(page).toHaveURL('/store-locator?lat=47.61&lng=-122.33');
  await expect.poll(() => left.filter((what) => what.includes('account_created')).length).toBe(1);
  expectHarmless(left, ['Wilhelmina', 'Quillfeather', 'wq@example.com', 'Engine-No-1', ...secrets]);
});

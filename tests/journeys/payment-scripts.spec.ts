import type { BrowserContext, Page, Request } from '@playwright/test';
import { cardFieldAddress } from '#platform/card-field/card-field-address.ts';
import { enterCard } from './card-steps.ts';
import { comeToPay } from './gift-steps.ts';
import { addCard, comeToCheckout, field } from './guest-steps.ts';
import { comeToReload, comeToSummary } from './order-steps.ts';
import { APP_SCRIPTS, CARD_FIELD_SCRIPTS } from './payment-scripts.ts';
import { expect, openAs, test } from './support.ts';
import { text } from './words.ts';
import type { WorldControl } from './world-control.ts';

const PAYMENT_METHODS = '/account/payment-method';

/** What is shown once each page of payment, and its scripts, are there. */
const PAGES: readonly [page: string, open: (page: Page, world: WorldControl) => Promise<void>][] = [
  [
    'of a new card',
    async (page, world) => {
      await openAs(page, world, 'member-green', `${PAYMENT_METHODS}/add/billing-address?returnUrl=%2Faccount%2Fcards`);
      await page.getByRole('button', { name: text('payment-methods.address.use'), exact: true }).click();
      await enterCard(page, '4111 1111 1111 1111');
    },
  ],
  [
    'of a card that is changed',
    async (page, world) => {
      await openAs(page, world, 'member-gold', PAYMENT_METHODS);
      await page.getByRole('link', { name: /^Edit Visa/ }).click();
      await page.getByRole('button', { name: text('payment-methods.address.submit'), exact: true }).click();
      await expect(page.frameLocator('iframe').getByLabel(text('payment-methods.card.code'))).toBeVisible();
    },
  ],
  [
    'of PayPal',
    async (page, world) => {
      await openAs(page, world, 'member-green', PAYMENT_METHODS);
      await page.getByRole('link', { name: text('payment-methods.list.add.paypal') }).click();
      await expect(page.getByRole('button', { name: text('payment-methods.paypal.submit') })).toBeVisible();
    },
  ],
  ['of an order', (page, world) => comeToSummary(page, world)],
  ['of an order with a reload', (page, world) => comeToReload(page, world)],
  ['of a gift', (page, world) => comeToPay(page, world, 'ada@example.com')],
  [
    'of a guest',
    async (page, world) => {
      await comeToCheckout(page, world);
      await addCard(page);
      await expect(field(page, 'common.email')).toBeVisible();
    },
  ],
  ['of money for a card', (page, world) => openSheet(page, world, 'add-money')],
  ['of automatic reloads', (page, world) => openSheet(page, world, 'auto-reload')],
];

for (const [name, open] of PAGES) {
  test(`FC-151 the payment page ${name} runs no script that is not listed`, async ({
    page,
    context,
    world,
    baseURL,
  }) => {
    const network = watchNetwork(context);
    await open(page, world);
    await expect.poll(network.quietFor).toBeGreaterThan(500);
    const listed = scriptsAt(new URL(baseURL ?? ''));
    const scripts = network.scripts();
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => !listed.includes(script))).toEqual([]);
  });
}

async function openSheet(page: Page, world: WorldControl, sheet: string) {
  await openAs(page, world, 'member-gold', `/account/cards#${sheet}`);
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The inventory by origin: that of the app, and that of the card field. */
function scriptsAt(app: URL): string[] {
  const cardField = new URL(cardFieldAddress(undefined, app) ?? '');
  return [
    ...APP_SCRIPTS.map((name) => `${app.origin}${name}`),
    ...CARD_FIELD_SCRIPTS.map((name) => `${cardField.origin}${name}`),
  ];
}

/** What scripts have been asked for, without the hash of what they hold, and for how long nothing has been on its way, milliseconds. */
function watchNetwork(context: BrowserContext) {
  const scripts = new Set<string>();
  const open = new Set<Request>();
  let changedAt = Date.now();
  context.on('request', (request) => {
    open.add(request);
    if (request.resourceType() !== 'script') return;
    const { origin, pathname } = new URL(request.url());
    scripts.add(origin + pathname.replace(/-[\w-]{8}(?=\.js$)/, ''));
  });
  const end = (request: Request) => {
    open.delete(request);
    changedAt = Date.now();
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return {
    scripts: () => [...scripts],
    quietFor: () => (open.size === 0 ? Date.now() - changedAt : 0),
  };
}

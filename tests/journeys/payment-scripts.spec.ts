import type { BrowserContext, Page } from '@playwright/test';
import { enterCard } from './card-steps.ts';
import { comeToPay } from './gift-steps.ts';
import { addCard, comeToCheckout, field } from './guest-steps.ts';
import { comeToReload, comeToSummary } from './order-steps.ts';
import { APP_SCRIPTS, CARD_FIELD_SCRIPTS } from './payment-scripts.ts';
import { expect, test } from './support.ts';
import { words } from './words.ts';
import type { WorldControl } from './world-control.ts';

const text = words('en-US');
const PAYMENT_METHODS = '/account/payment-method';

/** What is shown once each page of payment, and its scripts, are there. */
const PAGES: readonly [page: string, open: (page: Page, world: WorldControl) => Promise<void>][] = [
  [
    'of a new card',
    async (page, world) => {
      await world.become('member-green');
      await page.goto(`${PAYMENT_METHODS}/add/billing-address?returnUrl=%2Faccount%2Fcards`);
      await page.getByRole('button', { name: text('payment-methods.address.use'), exact: true }).click();
      await enterCard(page, '4111 1111 1111 1111');
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
    const scripts = watchScripts(context);
    await open(page, world);
    await page.waitForLoadState('networkidle');
    const [own, foreign] = scripts(baseURL ?? '');
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((script) => !APP_SCRIPTS.includes(script))).toEqual([]);
    expect(foreign.filter((script) => !CARD_FIELD_SCRIPTS.includes(script))).toEqual([]);
  });
}

async function openSheet(page: Page, world: WorldControl, sheet: string) {
  await world.become('member-gold');
  await page.goto(`/account/cards#${sheet}`);
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** What scripts have been asked for, by the names of their files without the hash of what they hold. */
function watchScripts(context: BrowserContext) {
  const seen = new Set<string>();
  context.on('request', (request) => {
    if (request.resourceType() === 'script') seen.add(request.url());
  });
  return (origin: string): [own: string[], foreign: string[]] => {
    const nameOf = (url: string) => new URL(url).pathname.replace(/-[\w-]{8}(?=\.js$)/, '');
    const all = [...seen];
    return [true, false].map((isOwn) => [
      ...new Set(all.filter((url) => url.startsWith(`${origin}/`) === isOwn).map(nameOf)),
    ]) as [string[], string[]];
  };
}

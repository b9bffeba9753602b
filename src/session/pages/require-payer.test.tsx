import { expect, test, vi } from 'vitest';
import { fillInOpenGift, GIFT } from '#tests/support/gift-on-screen.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { setVisibility } from '#tests/support/visibility.ts';
import { typedPagesOf } from './typed-pages.ts';

const app = setUpApp({ persona: 'anonymous' });

const METHODS = '/account/payment-method';
const BILLING = `${METHODS}/add/billing-address`;
const TO_GIFT = `?returnUrl=${encodeURIComponent(`${GIFT}#payment`)}`;

/** A guest with a gift has typed half of the billing address, and the document ends, as at a reload. */
async function typeHalf() {
  await app.open(GIFT, { hasBrowserHistory: true });
  await fillInOpenGift(app);
  await app.press('Add a payment method');
  await app.heading('Billing address');
  await app.enter(app.field('Street address'), '1912 Pike Place');
  await leave();
}

async function leave() {
  await setVisibility('hidden');
  vi.restoreAllMocks();
}

const reload = (address: string) => app.open(address, { hasBrowserHistory: true, isReloaded: true });

test('CRD-043 AO-16 B12 D-177 D-424 a reload of the billing address of a gift gives it back, each time, and asks for no account', async () => {
  await typeHalf();
  for (const _ of ['first', 'second']) {
    await reload(BILLING + TO_GIFT);
    await app.heading('Billing address');
    expect(app.address()).toBe(BILLING + TO_GIFT);
    await vi.waitFor(() => expect(app.field('Street address').value).toBe('1912 Pike Place'));
    await leave();
  }
});

test.each([
  ['no way back', BILLING],
  ['the way back to an order', `${BILLING}?returnUrl=%2Fmenu%2Fcart`],
  ['the way back to all gifts', `${BILLING}?returnUrl=%2Fgift`],
  ['a way back that merely looks like a gift', `${BILLING}?returnUrl=%2Fgift%2F80010101%2Fmore`],
  ['a way back to another site', `${BILLING}?returnUrl=%2F%2Fshop.test%2Fgift%2F80010101`],
  ['another step', `${METHODS}/add/credit-card${TO_GIFT}`],
  ['an address to edit', `${METHODS}/edit/billing-address${TO_GIFT}`],
])('CRD-043 AO-16 B12 D-424 what was typed lets in to nothing else without an account: %s', async (_, address) => {
  await typeHalf();
  await reload(address);
  await app.heading('Welcome back');
  expect(new URL(app.address(), 'https://shop.test').searchParams.get('returnUrl')).toBe(address);
});

test('CRD-043 AO-16 B12 D-424 who has typed nothing there, or whose gift is bought, signs in first', async () => {
  await app.open(BILLING + TO_GIFT, { hasBrowserHistory: true });
  await app.heading('Welcome back');
  app.close();
  await typeHalf();
  await reload(BILLING + TO_GIFT);
  await app.heading('Billing address');
  await app.router.navigate({ to: '/menu' });
  await app.heading('Menu');
  typedPagesOf(app.parts.session).forget((path) => path.endsWith('/billing-address'));
  await leave();
  await reload(BILLING + TO_GIFT);
  await app.heading('Welcome back');
});

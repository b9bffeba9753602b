import type { BrowserContext, Page } from '@playwright/test';
import { TEST_CARDS } from '#mocks/card-vault/card-sentinels.ts';
import { expectAccessible } from './accessible.ts';
import { card, enterCard, fillAddress, number } from './card-steps.ts';
import { button } from './controls.ts';
import { holdRequests } from './network.ts';
import { expect, openAs, PHONE_AND_DESKTOP, test } from './support.ts';
import { text } from './words.ts';

const LIST = '/account/payment-method';
const GUEST_CARD = `${LIST}/gift/guest/credit-card`;

const listed = (page: Page, name: RegExp | string) => page.getByRole('listitem').filter({ hasText: name });

/** Requests to the app's own origin, and everything else by which digits could leave the card field. */
async function watchDigits(context: BrowserContext, page: Page) {
  const said: string[] = [];
  const origin = new URL(page.url()).origin;
  const own: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  context.on('request', (request) => {
    if (request.url().startsWith(origin)) own.push(`${request.url()} ${request.postData() ?? ''}`);
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).origin);
  });
  return {
    scripts: () => [...new Set(scripts)],
    everything: async () => {
      const inPage = await page.evaluate(() => [
        document.documentElement.outerHTML,
        location.href,
        document.cookie,
        JSON.stringify({ ...localStorage, ...sessionStorage, history: history.state }),
        ...[...document.querySelectorAll('input')].map(({ value }) => value),
        JSON.stringify(performance.getEntriesByType('resource').map(({ name }) => name)),
      ]);
      return [...inPage, ...own, ...said].join('\n');
    },
  };
}

/** Runs of 13 to 19 digits, with or without gaps, for which Luhn's sum holds. */
function cardNumbersIn(everything: string): string[] {
  const runs = everything.match(/\d(?:[ -]?\d){12,18}/g) ?? [];
  return runs.filter((run) => {
    const digits = run.replace(/\D/g, '');
    const sum = [...digits].reverse().reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0 && digits.includes(TEST_CARDS.visa.slice(0, 12));
  });
}

for (const [viewport, size] of PHONE_AND_DESKTOP) {
  test.describe(`on ${viewport}`, () => {
    test.use({ viewport: size });

    test('BIL-001 BIL-002 BIL-004 BIL-012 CRD-037 CRD-050 FC-146 a card is added, made the default and removed', async ({
      page,
      world,
    }) => {
      await openAs(page, world, 'member-without-payment-methods', LIST);
      await expect(page.getByText(text('payment-methods.list.none'))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: text('payment-methods.list.add.creditCard') }).click();
      await button(page, 'payment-methods.address.submit').click();
      await expect(page.getByText(text('address.mistake.city-missing')).first()).toBeVisible();
      await expectAccessible(page);
      await fillAddress(page);
      await button(page, 'payment-methods.address.submit').click();
      await expect(number(page)).toBeVisible();
      await expectAccessible(page);

      // Mistakes are said inside the field before anything is sent.
      await button(page, 'common.add-card').click();
      await expect(card(page).getByText(text('payment-methods.card.number-missing'))).toBeVisible();
      await expect(number(page)).toBeFocused();
      await expectAccessible(page);
      await enterCard(page, '4111 1111 1111 1112', { expiry: '01/20', code: '12' });
      await button(page, 'common.add-card').click();
      for (const mistake of ['number-invalid', 'expiry-past', 'code-invalid']) {
        await expect(card(page).getByText(text(`payment-methods.card.${mistake}`))).toBeVisible();
      }
      await expect(number(page)).toHaveValue('4111 1111 1111 1112');
      // American Express has four digits.
      await enterCard(page, TEST_CARDS.amex, { code: '1234' });
      await expect(card(page).getByText(text('payment-methods.card.amex-code-hint'))).toBeVisible();
      await card(page).getByLabel(text('payment-methods.card.code')).press('Enter');
      await expect(page.getByText(text('payment-methods.saved.added'))).toBeVisible();
      await expect(listed(page, 'American Express ending in 0005')).toContainText('Default');
      expect((await world.effects()).paymentMethodsAdded).toBe(1);

      await page.getByRole('button', { name: 'Remove American Express ending in 0005' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: 'Remove American Express ending in 0005' }).click();
      await button(page, 'common.remove').click();
      await expect(page.getByText(text('payment-methods.list.none'))).toBeVisible();
      await expect(page.locator('main div:focus')).toContainText(text('payment-methods.list.none'));
      expect((await world.effects()).paymentMethodsRemoved).toBe(1);
    });
  });
}

test('FC-145 FC-149 FC-151 no digit of a card is anywhere but in the card field, and a reload forgets it', async ({
  page,
  context,
  world,
}) => {
  await openAs(page, world, 'member-green', `${LIST}/add/billing-address?returnUrl=%2Faccount%2Fcards`);
  const watched = await watchDigits(context, page);
  await button(page, 'payment-methods.address.use').click();
  await enterCard(page, '4111 1111 1111 1111');
  expect(cardNumbersIn(await card(page).getByLabel(text('payment-methods.card.number')).inputValue())).toHaveLength(1);
  expect(cardNumbersIn(await watched.everything())).toEqual([]);
  const origin = new URL(page.url()).origin;
  const fieldOrigin = new URL((await page.locator('iframe').getAttribute('src')) ?? '').origin;
  expect(fieldOrigin).not.toBe(origin);
  await expect(page.evaluate(() => document.querySelector('iframe')?.contentDocument ?? null)).resolves.toBeNull();

  await page.reload();
  await expect(number(page)).toHaveValue('');
  await expect(page.getByText('1912 Pike Place')).toBeVisible();
  await enterCard(page, '4111 1111 1111 1111');
  // The browser may keep a page that is left as it is, for Back.
  await number(page).evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(number(page)).toHaveValue('');
  await enterCard(page, '4111 1111 1111 1111');
  await button(page, 'common.add-card').click();
  await expect(page).toHaveURL(/\/account\/cards$/);
  expect(cardNumbersIn(await watched.everything())).toEqual([]);
  expect(watched.scripts().toSorted()).toEqual([origin, fieldOrigin].toSorted());
});

test('BIL-023 BIL-024 FC-148 a provider without a token, a broken one and a refused card: each is said, and can be tried again', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/500.*card-vault/);
  problems.expect(/402.*payment-methods/);
  problems.expect(/503.*payment-methods/);
  await openAs(page, world, 'member-green', `${LIST}/add/billing-address`);
  await button(page, 'payment-methods.address.use').click();
  for (const [digits, words] of [
    [TEST_CARDS.tokenless, text('failures.card-not-added')],
    [TEST_CARDS.broken, text('failures.server')],
    [TEST_CARDS.declined, text('failures.card-declined')],
  ] as const) {
    await enterCard(page, digits);
    await button(page, 'common.add-card').click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page).toHaveURL(/add\/credit-card/);
  }
  await expectAccessible(page);
  // The connection fails: the same token is sent once more, and saves one card.
  await world.fail('POST /apiproxy/v1/account/payment-methods', 'status:503', 1);
  await enterCard(page, TEST_CARDS.mastercard);
  await button(page, 'common.add-card').click();
  await button(page, 'common.try-again').click();
  await expect(listed(page, 'Mastercard ending in 4444')).toBeVisible();
  expect((await world.effects()).paymentMethodsAdded).toBe(1);
});

test('a card field that is blocked says so, and opens once it can', async ({ page, world, problems }) => {
  problems.expect(/ERR_(FAILED|BLOCKED)/);
  await world.become('member-green');
  await page.clock.install();
  await page.route('**/card-field/**', (route) => route.abort());
  await page.goto(`${LIST}/add/billing-address`);
  await button(page, 'payment-methods.address.use').click();
  const unavailable = page.getByText(text('payment-methods.card.unavailable'));
  await expect(async () => {
    await page.clock.fastForward(11_000);
    await expect(unavailable).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page);
  await page.unroute('**/card-field/**');
  await button(page, 'common.try-again').click();
  await expect(number(page)).toBeVisible();
});

test('BIL-003 BIL-005 BIL-013 CRD-050 a card is edited, and PayPal becomes the default', async ({ page, world }) => {
  await openAs(page, world, 'member-gold', LIST);
  await page.getByRole('button', { name: 'Make default: PayPal' }).click();
  await expect(listed(page, 'PayPal').filter({ hasText: 'Default' })).toBeVisible();
  await page.getByRole('link', { name: /^Edit Visa/ }).click();
  await page.getByLabel(text('address.line-1')).fill('4 Elm Street');
  await button(page, 'payment-methods.address.submit').click();
  await expect(card(page).getByText(/^Visa ending in \d{4}$/)).toBeVisible();
  await expect(number(page)).toBeHidden();
  const expiry = `04/${String(new Date().getFullYear() + 5).slice(2)}`;
  await card(page).getByLabel(text('payment-methods.card.expiry')).fill(expiry);
  await card(page).getByLabel(text('payment-methods.card.code')).fill('123');
  await expectAccessible(page);
  await button(page, 'payment-methods.card.save').click();
  await expect(page.getByText(`Expires ${expiry}`)).toBeVisible();
});

test('CRD-047 BIL-018 Back from the card leads to the address that was saved for it, also after a reload', async ({
  page,
  world,
}) => {
  await openAs(page, world, 'member-green', LIST);
  await page.getByRole('link', { name: text('payment-methods.list.add.creditCard') }).click();
  await page.getByRole('radio', { name: text('payment-methods.address.new') }).check();
  await fillAddress(page);
  await page.getByLabel(text('address.line-1')).fill('4 Elm Street');
  await button(page, 'payment-methods.address.submit').click();
  await expect(number(page)).toBeVisible();
  await page.goBack();
  const saved = page.getByRole('radio', { name: /4 Elm Street/ });
  await expect(saved).toBeChecked();
  await page.reload();
  await expect(saved).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(LIST);
});

test('BIL-018 BIL-017 D-335 after a lost answer an address is looked for before another is added, and one that is there is taken', async ({
  page,
  world,
}) => {
  await openAs(page, world, 'member-green', `${LIST}/add/billing-address`);
  await page.getByRole('radio', { name: text('payment-methods.address.new') }).check();
  await fillAddress(page);
  // Where a kept connection breaks, a browser sends again by itself; an answer that cannot be read is as lost.
  await world.fail('POST /apiproxy/v1/graphql#create-address', 'html', 1);
  await page.getByLabel(text('address.line-1')).fill('4 Elm Street');
  await button(page, 'payment-methods.address.submit').click();
  await expect(page.getByText(text('payment-methods.address.not-saved'))).toBeVisible();
  await expect(page.getByRole('radio', { name: /4 Elm Street/ })).toBeVisible();
  await page.getByLabel(text('address.line-1')).fill('5 Elm Street');
  await button(page, 'payment-methods.address.submit').click();
  await expect(number(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: /5 Elm Street/ })).toBeChecked();
  await page.getByRole('radio', { name: text('payment-methods.address.new') }).check();
  await fillAddress(page);
  await page.getByLabel(text('address.line-1')).fill('4 Elm Street');
  await button(page, 'payment-methods.address.submit').click();
  await expect(number(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: /4 Elm Street/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Elm Street/ })).toHaveCount(2);
});

test('CRD-038 PayPal is connected on its own page, once also where its saving was not heard; a cancelled visit changes nothing', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await openAs(page, world, 'member-without-payment-methods', `${LIST}?returnUrl=%2Faccount%2Fprofile`);
  await page.getByRole('link', { name: text('payment-methods.list.add.paypal') }).click();
  await expectAccessible(page);
  // A driven browser keeps no page for Back: the way out is stopped, and the page hears what a kept one hears.
  await page.route('**/pretended-paypal*', (route) => route.fulfill({ status: 204 }), { times: 1 });
  await button(page, 'payment-methods.paypal.submit').click();
  await expect(button(page, 'payment-methods.paypal.opening')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await button(page, 'payment-methods.paypal.submit').click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText(text('payment-methods.paypal.cancelled'))).toBeVisible();
  await expect(page).not.toHaveURL(/approval/);
  await button(page, 'payment-methods.paypal.submit').click();
  // More than the browser itself tries again.
  await world.fail('POST /apiproxy/v1/account/payment-methods/paypal', 'drop-after');
  await page.getByRole('link', { name: 'Agree and continue' }).click();
  await expect(button(page, 'common.try-again')).toBeVisible();
  await expectAccessible(page);
  await world.heal();
  await button(page, 'common.try-again').click();
  await expect(page).toHaveURL(/\/account\/profile$/);
  expect((await world.effects()).paymentMethodsAdded).toBe(1);
});

test('BIL-006 BIL-014 BIL-027 BIL-028 BIL-029 BIL-031 CRD-042 a guest pays by card without an account; after five minutes it is added again', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(GUEST_CARD);
  await expect(button(page, 'payment-methods.guest.add-address')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'payment-methods.guest.add-address').click();
  await fillAddress(page);
  await button(page, 'payment-methods.address.submit').click();
  await enterCard(page, TEST_CARDS.visa);
  await expectAccessible(page);
  await button(page, 'payment-methods.guest.submit').click();
  await expect(page.getByText('Visa ending in 1111')).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward('06:00');
  await button(page, 'common.continue').click();
  await expect(page.getByRole('dialog', { name: text('payment.expired.title') })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'payment.expired.confirm').click();
  await expect(page).toHaveURL(/add\/billing-address$/);

  await fillAddress(page);
  await button(page, 'payment-methods.address.submit').click();
  await enterCard(page, TEST_CARDS.mastercard);
  await button(page, 'payment-methods.guest.submit').click();
  await expect(page.getByText('Mastercard ending in 4444')).toBeVisible();
  await button(page, 'common.continue').click();
  await expect(page).toHaveURL(/\/menu\/cart$/);

  // Another address asks for the card again, however often it changes.
  for (const _ of ['from the cart', 'from the card']) {
    await page.goBack();
    await fillAddress(page);
    await button(page, 'payment-methods.address.submit').click();
    await expect(number(page)).toBeVisible();
  }
  await enterCard(page, TEST_CARDS.discover);
  await button(page, 'payment-methods.guest.submit').click();
  await expect(page.getByText('Discover ending in 1117')).toBeVisible();
  await page.clock.fastForward('06:00');
  await button(page, 'common.continue').click();
  await expect(page.getByRole('dialog', { name: text('payment.expired.title') })).toBeVisible();

  // Back closes the dialog as Cancel does, and the page below it stays.
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await button(page, 'payment-methods.guest.add-address').click();
  await fillAddress(page);
  await button(page, 'payment-methods.address.submit').click();
  await enterCard(page, TEST_CARDS.discover);
  await button(page, 'payment-methods.guest.submit').click();
  await expect(page.getByText('Discover ending in 1117')).toBeVisible();
  await page.clock.fastForward('06:00');
  await button(page, 'common.continue').click();
  await button(page, 'common.cancel').click();
  await expect(button(page, 'payment-methods.guest.add-address')).toBeVisible();
});

test('FC-070 while it is asked whose session it is the page is hidden; what was typed and the focus are there again', async ({
  page,
  context,
  world,
}) => {
  await openAs(page, world, 'member-without-payment-methods', `${LIST}/add/billing-address`);
  const name = page.getByLabel(text('common.first-name'), { exact: true });
  await name.fill('Pia');
  const other = await context.newPage();
  await other.goto('/personal-information');
  const { release } = await holdRequests(page, '**/apiproxy/v1/session');
  await other.evaluate(() => new BroadcastChannel('northstar.session').postMessage('session-changed'));
  await expect(page.locator('body')).toBeHidden();
  release();
  await expect(name).toHaveValue('Pia');
  await expect(name).toBeFocused();
  await expect(page.locator('body')).toBeVisible();
});

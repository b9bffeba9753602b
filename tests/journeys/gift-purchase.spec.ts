import { expectAccessible } from './accessible.ts';
import { payByCard } from './card-steps.ts';
import { button } from './controls.ts';
import {
  BUY,
  beginSlowPurchase,
  bought,
  CONFIRMATION,
  comeToPay,
  expectBoughtOnce,
  fillGift,
  fillGiftForm,
  GIFT,
  payButton,
  STATUS,
} from './gift-steps.ts';
import { comeBackOnline } from './network.ts';
import { runAheadUntil } from './page-clock.ts';
import { expect, PHONE_AND_DESKTOP, test } from './support.ts';
import { text } from './words.ts';

for (const [viewport, size] of PHONE_AND_DESKTOP) {
  test.describe(`on ${viewport}`, () => {
    test.use({ viewport: size });

    test('FC-001 GFT-005 GFT-055 GFT-061 GFT-063 a member buys three gifts with a double click: one request, one charge, three gifts', async ({
      page,
      world,
    }) => {
      await comeToPay(page, world, 'ada@example.com', 'grace@example.com', 'hedy@example.com');
      await payButton(page).dblclick();
      await expect(button(page, 'gifting-form.paying')).toHaveAttribute('aria-disabled', 'true');
      await expect(page).toHaveURL(CONFIRMATION);
      await expect(bought(page)).toBeVisible();
      await expectBoughtOnce(world, 3);
      const sent = page.getByRole('region', { name: text('gifting-purchase.recipients') }).getByRole('listitem');
      await expect(sent).toHaveCount(3);
      await expect(sent.nth(1)).toContainText('grace@example.com');
      await expect(page.getByText('$75.00')).toBeVisible();
      await expect(page.getByText(/^G\d{9}$/)).toBeVisible();
      await expect(page.getByRole('main').locator('img')).toHaveAttribute(
        'alt',
        'A birthday cake on a stand with five burning candles',
      );
      await expectAccessible(page);
      expect((await world.outbox()).map(({ to }) => to)).toContain('hedy@example.com');
      const download = page.waitForEvent('download');
      await button(page, 'common.add-to-calendar').click();
      expect((await download).suggestedFilename()).toBe('northstar-gift.ics');
      await page.reload();
      await expect(bought(page)).toBeVisible();
      await expect(page.getByText('$75.00')).toBeVisible();
      await expect(sent).toHaveCount(0);
      await page.getByRole('link', { name: text('gifting-purchase.again') }).click();
      await expect(page).toHaveURL('/gift');
    });
  });
}

test('FC-013 GFT-044 BIL-030 BIL-033 a guest buys a gift; Back shows the form, which sends nothing, and the card is gone', async ({
  page,
  world,
}) => {
  await fillGift(page, 'ada@example.com');
  await button(page, 'payment.add-method').click();
  await payByCard(page, '5555555555554444');
  await payButton(page).click();
  await expect(bought(page)).toBeVisible();
  await expectBoughtOnce(world, 1);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(GIFT));
  await expect(page.getByText('4444')).toHaveCount(0);
  await expectBoughtOnce(world, 1);
  await fillGiftForm(page, 'ada@example.com');
  await expect(button(page, 'payment.add-method')).toBeVisible();
  await expect(page.getByText('4444')).toHaveCount(0);
});

test('FC-002 Enter and Pay in the same tick send one request', async ({ page, world }) => {
  await comeToPay(page, world, 'ada@example.com');
  await payButton(page).evaluate((pay: HTMLButtonElement) => {
    pay.click();
    // What Enter in one of its fields does; the form lies under the sheet.
    const form = document.querySelector<HTMLFormElement>('main form');
    if (!form) throw new Error('There is no form.');
    form.requestSubmit();
    pay.click();
  });
  await expect(bought(page)).toBeVisible();
  await expectBoughtOnce(world, 1);
});

test('FC-004 a request that was lost goes out again under its id, byte for byte', async ({ page, world, problems }) => {
  problems.expect(/Failed to load resource/);
  const bodies: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/gift-purchase')) bodies.push(request.postData());
  });
  await page.clock.install();
  await comeToPay(page, world, 'ada@example.com');
  await world.fail(BUY, 'drop-before');
  await payButton(page).click();
  await runAheadUntil(page, page.getByText(text('gifting-form.unseen')));
  await expectAccessible(page);
  expect((await world.effects()).giftCharges).toBe(0);
  await world.heal();
  await button(page, 'common.try-again').click();
  await expect(bought(page)).toBeVisible();
  expect(new Set(bodies).size).toBe(1);
  expect(bodies.length).toBeGreaterThan(1);
  expect(await world.effects()).toMatchObject({ giftCharges: 1, giftsBought: 1 });
});

test('FC-004 the answer is lost but the gift is bought: its status says so, and nothing is sent again', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await page.clock.install();
  await comeToPay(page, world, 'ada@example.com');
  await world.fail(BUY, 'status:500', 1);
  await payButton(page).click();
  await runAheadUntil(page, page.getByText(text('gifting-form.unseen')));
  await world.fail(BUY, 'drop-after', 1);
  await button(page, 'common.try-again').click();
  await runAheadUntil(page, bought(page));
  expect(await world.effects()).toMatchObject({ giftCharges: 1, giftsBought: 1 });
});

test('FC-005 a lost request and another recipient: the first one is closed, the second one bought', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const ids = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('/gift-purchase')) ids.add(request.postDataJSON().requestId);
  });
  await page.clock.install();
  await comeToPay(page, world, 'ada@example.com');
  await world.fail(BUY, 'drop-before');
  await payButton(page).click();
  await runAheadUntil(page, page.getByText(text('gifting-form.unseen')));
  await world.heal();
  await page.goBack();
  await page.getByLabel(text('gifting-form.recipient-email'), { exact: true }).fill('grace@example.com');
  await button(page, 'gifting-form.continue').click();
  await payButton(page).click();
  await expect(bought(page)).toBeVisible();
  expect(ids.size).toBe(2);
  expect(await world.effects()).toMatchObject({ giftCharges: 1, giftsBought: 1 });
  expect((await world.outbox()).map(({ to }) => to)).not.toContain('ada@example.com');
});

test('FC-005 the first request was bought after all: it is said so, and the second one is not sent', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await page.clock.install();
  await comeToPay(page, world, 'ada@example.com');
  await world.fail(BUY, 'drop-after');
  await world.fail(STATUS, 'status:400');
  await payButton(page).click();
  await runAheadUntil(page, page.getByText(text('gifting-form.unsure')));
  await expectAccessible(page);
  await button(page, 'common.check-again').click();
  await runAheadUntil(page, page.getByText(text('gifting-form.unsure')));
  await world.heal();
  await page.goBack();
  await page.getByLabel(text('gifting-form.recipient-email'), { exact: true }).fill('grace@example.com');
  await button(page, 'gifting-form.continue').click();
  await payButton(page).click();
  await expect(bought(page)).toBeVisible();
  await expect(page.getByText(text('gifting-purchase.earlier'))).toBeVisible();
  expect(await world.effects()).toMatchObject({ giftCharges: 1, giftsBought: 1 });
});

test('FC-007 GFT-056 EPROMISERETRY three times and then success: one request, four readings', async ({
  page,
  world,
}) => {
  await comeToPay(page, world, 'slow@northstar.test');
  await payButton(page).click();
  await expect(bought(page)).toBeVisible({ timeout: 20_000 });
  await expectBoughtOnce(world, 1);
  expect((await world.effects()).requests[STATUS]).toBe(4);
});

test('FC-010 GFT-054 the page is loaded anew while the status is read: it goes on, and sends nothing', async ({
  page,
  world,
}) => {
  await beginSlowPurchase(page, world);
  const kept = () => page.evaluate(() => sessionStorage.getItem('northstar.gift-purchase') ?? '');
  // The answer has arrived before the page has read it.
  await expect.poll(async () => JSON.parse(await kept()).answer).not.toBeNull();
  expect(await kept()).not.toContain('@');
  const { at } = JSON.parse(await kept()).answer;
  expect(Math.abs(at - (await page.evaluate(() => Date.now())))).toBeLessThan(10_000);
  await page.reload();
  await expect(bought(page)).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(CONFIRMATION);
  await expectBoughtOnce(world, 1);
});

test('FC-011 the page is left in the app while it runs: a banner leads to it, and other pages say how it ended', async ({
  page,
  world,
}) => {
  await beginSlowPurchase(page, world);
  await page.goBack();
  await page
    .getByRole('link', { name: text('shell.gifts') })
    .first()
    .click();
  await expect(page).toHaveURL('/gift');
  const banner = page.getByRole('link', { name: text('gifting-purchase.see') });
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /Northstar/ })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status').filter({ hasText: /on its way!/ })).toBeVisible({ timeout: 20_000 });
  await banner.click();
  await expect(bought(page)).toBeVisible();
  await expectBoughtOnce(world, 1);
});

test('FC-014 the confirmation opened without a purchase leads to all gifts, and asks for nothing', async ({
  page,
  world,
}) => {
  await page.goto(CONFIRMATION);
  await expect(page).toHaveURL('/gift');
  const { requests } = await world.effects();
  expect([requests[BUY], requests[STATUS]]).toEqual([undefined, undefined]);
});

test('GFT-057 GFT-062 a purchase that fails says why, and leads back to the filled form', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await comeToPay(page, world, 'fail-121044@northstar.test');
  await payButton(page).click();
  await expect(page).toHaveURL(CONFIRMATION);
  await expect(page.getByText(text('gifting-errors.card-expired'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to your gift' }).click();
  await expect(page).toHaveURL(GIFT);
  await expect(page.getByLabel(text('gifting-form.recipient-email'), { exact: true })).toHaveValue(
    'fail-121044@northstar.test',
  );
  await button(page, 'gifting-form.continue').click();
  await expect(payButton(page)).toBeVisible();
  await button(page, 'common.close').click();
  await expect(payButton(page)).toHaveCount(0);
  expect((await world.effects()).giftCharges).toBe(0);
});

test('GFT-051 GFT-059 a purchase that does not end is still processing, and can be asked about again', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await page.clock.install();
  await comeToPay(page, world, 'endless@northstar.test');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (STATUS.endsWith(pathname)) asked.push(search);
  });
  await payButton(page).click();
  const still = page.getByRole('heading', { level: 1, name: text('gifting-purchase.promised') });
  await runAheadUntil(page, still);
  expect((await world.effects()).requests[STATUS]).toBe(6);
  await expectAccessible(page);
  await button(page, 'common.check-again').click();
  await expect.poll(async () => (await world.effects()).requests[STATUS]).toBe(7);
  const final = '?zero-retries=true';
  expect(asked).toEqual(['', '', '', '', '', final, final]);
  await expect(still).toBeVisible();
  await expect(button(page, 'common.check-again')).toBeFocused();
  await page.reload();
  await expect(still).toBeVisible();
  await fillGift(page, 'grace@example.com');
  await payButton(page).click();
  await runAheadUntil(page, still);
  await expect(page.getByText(text('gifting-purchase.earlier-promised'))).toBeVisible();
  expect((await world.effects()).giftCharges).toBe(1);
});

test('GFT-068 A02 a refusal stays on the filled form, and the next press is a new purchase', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await comeToPay(page, world, 'refuse-order_failed@northstar.test');
  await payButton(page).click();
  await expect(page.getByText(text('gifting-errors.order-failed'))).toBeVisible();
  await world.fail(BUY, '429', 1);
  await button(page, 'common.try-again').click();
  await expect(page.getByText(text('gifting-errors.place-order-failed'))).toBeVisible();
  await button(page, 'common.try-again').click();
  await expect(page.getByText(text('gifting-errors.order-failed'))).toBeVisible();
  expect((await world.effects()).giftCharges).toBe(0);
});

test('GFT-045 a gift after a gift is another purchase, and signing out forgets what was bought', async ({
  page,
  world,
}) => {
  await comeToPay(page, world, 'ada@example.com');
  await payButton(page).click();
  await expect(bought(page)).toBeVisible();
  await fillGift(page, 'ada@example.com');
  await payButton(page).click();
  await expect(bought(page)).toBeVisible();
  await expect.poll(async () => (await world.effects()).giftCharges).toBe(2);
  await page.getByRole('link', { name: 'Goldie' }).click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(CONFIRMATION);
  await expect(page).toHaveURL('/gift');
});

test('FC-172 without a network Pay says so at once and sends nothing, also not later; with one it is paid', async ({
  page,
  context,
  world,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await comeToPay(page, world, 'ada@example.com');
  await expect(page.getByRole('radio', { name: /Visa/ })).toBeChecked();
  await context.setOffline(true);
  await payButton(page).click();
  const said = page.getByRole('alert').filter({ hasText: text('gifting-form.not-sent') });
  await expect(said).toContainText(text('failures.offline'));
  await expectAccessible(page);
  await comeBackOnline(page);
  await expect(said).toHaveCount(0);
  expect((await world.effects()).requests[BUY]).toBeUndefined();
  await payButton(page).click();
  await expect(bought(page)).toBeVisible();
  await expectBoughtOnce(world, 1);
});

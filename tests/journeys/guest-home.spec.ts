import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { button, title } from './controls.ts';
import { comeToCheckout, fillIn, addCard as payBy } from './guest-steps.ts';
import { DESKTOP, expect, holdScripts, PHONE_AND_DESKTOP, test } from './support.ts';
import { text } from './words.ts';

const FEED = '/account/for-you';

const main = (page: Page) => page.getByRole('main');
const addCard = (page: Page) => main(page).getByRole('button', { name: text('common.add-a-card') });
const sheet = (page: Page) => page.getByRole('dialog', { name: text('home-guest.sheet.title') });

for (const [device, viewport] of PHONE_AND_DESKTOP) {
  test(`FED-021 FED-022 on ${device} a guest who wants to add a card is asked to join or sign in, and can go back`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(FEED);
    await expect(title(page, 'home.guest.greeting')).toBeVisible();
    await expectAccessible(page);

    await addCard(page).click();
    await expect(sheet(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(addCard(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(FEED);

    await addCard(page).click();
    await sheet(page)
      .getByRole('button', { name: text('common.close') })
      .click();
    await expect(addCard(page)).toBeFocused();

    await addCard(page).click();
    await sheet(page)
      .getByRole('link', { name: text('common.sign-in') })
      .click();
    await expect(page).toHaveURL('/account/signin?returnUrl=%2Faccount%2Fcards%2Fadd');
    await page.goBack();
    await expect(title(page, 'home.guest.greeting')).toBeVisible();
    await addCard(page).click();
    await sheet(page)
      .getByRole('link', { name: text('common.join-now') })
      .click();
    await expect(page).toHaveURL('/account/create');
  });

  test(`on ${device} the front page leads to an order and to rewards, also by a press before the app is there`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const scripts = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(title(page, 'home.title')).toBeVisible();
    await expect(main(page).getByText(text('home.guest.greeting'))).toBeVisible();
    await addCard(page).click();
    scripts.release();
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectAccessible(page);

    await main(page)
      .getByRole('link', { name: text('common.rewards-how') })
      .click();
    await expect(page).toHaveURL('/rewards');
    await page.goBack();
    await main(page)
      .getByRole('link', { name: text('common.start-order') })
      .click();
    await expect(page).toHaveURL('/menu');
  });
}

test('FED-022 a member who presses before it is known who it is comes to the page that adds cards', async ({
  page,
  world,
}) => {
  await world.become('member-green');
  const scripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await addCard(page).click();
  scripts.release();
  await expect(page).toHaveURL('/account/cards/add');
});

test('FED-019 the benefits of members turn by their buttons and by keys, and are fetched from nowhere', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(FEED);
  const benefits = page.getByRole('region', { name: text('home-guest.benefits.title') });
  await expect(benefits.getByRole('listitem')).toHaveCount(4);
  const last = benefits.getByRole('heading', { name: text('home-guest.benefits.order.title') });
  await expect(last).not.toBeInViewport();
  const next = benefits.getByRole('button', { name: text('home-guest.benefits.next') });
  await next.click();
  await next.click();
  await expect(last).toBeInViewport();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(asked.filter((path) => path.includes('stream-items'))).toEqual([]);
});

test('FED-014 FED-020 the guest who has ordered sees on the feed how far the order has come', async ({
  page,
  world,
}) => {
  await comeToCheckout(page, world);
  await fillIn(page);
  await payBy(page);
  // Once the price of what is chosen now has come: before that a press orders nothing.
  await expect(button(page, 'common.place-order')).toBeEnabled();
  await button(page, 'common.place-order').click();
  await expect(page.getByRole('dialog', { name: text('order-placed.title') })).toBeVisible();
  await page.goto(FEED);
  await expect(page.getByRole('heading', { name: text('home-guest.order.received') })).toBeVisible();
  await world.clock({ advanceMs: 30 * 60_000 });
  await page.reload();
  await expect(page.getByRole('heading', { name: text('home-guest.order.ready') })).toBeVisible();
  await expectAccessible(page);
});

test('FED-018 FED-041 where the retailer has a stream for guests it stands in the place of the benefits', async ({
  page,
  world,
}) => {
  await world.begin('everything-on');
  await page.goto(FEED);
  await expect(page.getByRole('region', { name: text('home-stream.title') })).toBeVisible();
  await expect(page.getByRole('region', { name: text('home-guest.benefits.title') })).toHaveCount(0);
  await expect(addCard(page)).toBeVisible();
  await expectAccessible(page);
});

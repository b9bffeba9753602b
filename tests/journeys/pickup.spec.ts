import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { comeBackOnline, fetchedAhead } from './network.ts';
import { expect, MORNING, PHONE_AND_DESKTOP, test } from './support.ts';
import { text } from './words.ts';
import type { WorldControl } from './world-control.ts';

const STORE = 'store=900994';
const ARRIVAL = 'POST /apiproxy/v1/graphql#create-customer-arrival';

const spot = (page: Page, number: string) => page.getByRole('radio', { name: `Spot ${number}`, exact: true });
const checkIn = (page: Page) => page.getByRole('button', { name: text('pickup.check-in') });
const arrived = (page: Page) => page.getByRole('heading', { level: 1, name: 'See you soon!' });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

async function open(page: Page, world: WorldControl, link: string) {
  await world.begin('typical', { frozenAt: MORNING });
  await page.goto(`/pickup/curbside?${STORE}&${link}`);
  await expect(spot(page, '6')).toBeVisible();
}

for (const [device, viewport] of PHONE_AND_DESKTOP) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('CRB-001 CRB-002 CRB-003 CRB-004 CRB-006 CRB-016 FC-119 FC-170 from the link of a mail to the spot, by keyboard, and once', async ({
      page,
      world,
    }) => {
      await world.begin('typical', { frozenAt: MORNING });
      await page.goto(`/pickup?${STORE}&orderToken=token-of-ada&firstName=Ada`);
      await expect(page.getByRole('heading', { level: 2, name: text('pickup.curbside.title') })).toBeVisible();
      await expect(page).toHaveURL(`/pickup?${STORE}`);
      await expectAccessible(page);

      await page.getByRole('link', { name: text('pickup.check-in') }).click();
      await expect(page.getByRole('heading', { level: 1, name: text('pickup.curbside.title') })).toBeFocused();
      await expect(page).toHaveURL(`/pickup/curbside?${STORE}`);
      await expect(page.getByText('Hi, Ada!')).toBeVisible();
      await checkIn(page).click();
      await expect(spot(page, '1')).toBeFocused();
      await expect(page.getByText(text('pickup.curbside.select'))).toHaveCount(2);
      await expectAccessible(page);

      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await expect(spot(page, '2')).toBeChecked();
      await expect(page.getByLabel(text('pickup.curbside.number'))).toHaveValue('2');
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByText('Hi, Ada!')).toBeVisible();
      await page.getByLabel(text('pickup.curbside.number')).fill('5');
      await expect(spot(page, '5')).toBeChecked();
      // The second press of a mouse could come after the answer, and would take the focus from the page that follows.
      await checkIn(page).evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await expect(arrived(page)).toBeFocused();
      await expect(page.getByText('spot 5')).toBeVisible();
      await expectAccessible(page);

      await page.reload();
      await expect(page.getByText('spot 5')).toBeVisible();
      const { arrivals, requests } = await world.effects();
      expect([arrivals, requests[ARRIVAL]]).toEqual([1, 1]);
    });
  });
}

test('CRB-004 without a network it waits, may be given up, and sends once when there is one', async ({
  page,
  context,
  world,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await open(page, world, 'orderToken=token-of-ada');
  await spot(page, '2').check({ force: true });
  await fetchedAhead(page, 'beside');
  await context.setOffline(true);
  await checkIn(page).click();
  await expect(page.getByText(text('pickup.curbside.waiting'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: text('pickup.curbside.change-spot') }).click();
  await expect(page.getByText(text('pickup.curbside.waiting'))).toBeHidden();
  await spot(page, '4').check({ force: true });
  await checkIn(page).click();
  await expect(page.getByText(text('pickup.curbside.waiting'))).toBeVisible();
  expect((await world.effects()).requests[ARRIVAL] ?? 0).toBe(0);
  await comeBackOnline(page);
  await expect(arrived(page)).toBeVisible();
  await expect(page.getByText('spot 4')).toBeVisible();
  const { arrivals, requests } = await world.effects();
  expect([arrivals, requests[ARRIVAL]]).toEqual([1, 1]);
});

test('CRB-004 the wait for a network ends with words after a quarter of an hour, and nothing is sent', async ({
  page,
  context,
  world,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await open(page, world, 'orderToken=token-of-ada');
  await spot(page, '2').check({ force: true });
  await fetchedAhead(page, 'beside');
  // Only now: a clock that is steered keeps no list of what was fetched.
  await page.clock.install();
  await context.setOffline(true);
  await checkIn(page).click();
  await expect(page.getByText(text('pickup.curbside.waiting'))).toBeVisible();
  await page.clock.fastForward('15:01');
  await expect(alert(page)).toHaveText(text('pickup.curbside.still-offline'));
  await comeBackOnline(page);
  await checkIn(page).click();
  await expect(arrived(page)).toBeVisible();
  expect((await world.effects()).requests[ARRIVAL]).toBe(1);
});

test('CRB-004 CRB-009 CRB-010 CRB-011 CRB-012 CRB-013 what goes wrong is said, and the form is still usable', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/500.*graphql/);
  await open(page, world, 'firstName=Ada');
  await spot(page, '3').check({ force: true });
  await checkIn(page).click();
  await expect(alert(page)).toContainText(text('pickup.unavailable'));
  await expectAccessible(page);
  await world.fail(ARRIVAL, 'status:500', 1);
  await checkIn(page).click();
  await expect(alert(page)).toHaveText(text('pickup.curbside.failed'));
  await expect(spot(page, '3')).toBeChecked();
  await expectAccessible(page);
  await world.clock({ advanceMs: 12 * 3_600_000 });
  await checkIn(page).click();
  await expect(alert(page)).toContainText(text('pickup.closed'));
  await page.goto(`/pickup?${STORE}`);
  await expect(page.getByRole('heading', { level: 2, name: text('pickup.limited') })).toBeVisible();
  await expectAccessible(page);
});

test('CRB-014 FC-119 an address that was cut, doubled or holds markup breaks nothing', async ({ page, world }) => {
  await world.begin('typical', { frozenAt: MORNING });
  for (const search of ['', '?sto', '?store=../../x', '?store=%3Cb%3E', '?store=999999&store=900994', '?store=%']) {
    await page.goto(`/pickup/curbside${search}`);
    await expect(page.getByRole('heading', { level: 1, name: text('pickup.title') })).toBeVisible();
    await expect(page).toHaveURL('/pickup');
  }
  await page.goto(
    `/pickup/curbside?${STORE}&${STORE}&firstName=%3Cimg+src%3Dx%3E&firstName=2&orderToken=%26&platform=%3Cb%3E`,
  );
  await expect(page.getByText('Hi, <img src=x>!')).toBeVisible();
  await expect(page).toHaveURL(`/pickup/curbside?${STORE}`);
});

test.describe('at 320 px in forced colours', () => {
  test.use({ viewport: { width: 320, height: 640 }, forcedColors: 'active' });

  test('CRB-002 the plan fits, and the chosen spot is seen', async ({ page, world }) => {
    await open(page, world, 'orderToken=token-of-ada');
    await spot(page, '6').check({ force: true });
    const edgeOf = (number: string) =>
      spot(page, number).evaluate((radio) => getComputedStyle(radio.parentElement ?? radio).borderInlineStartColor);
    expect(await edgeOf('6')).not.toBe(await edgeOf('1'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});

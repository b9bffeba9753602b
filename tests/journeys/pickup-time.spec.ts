import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { orderHere } from './cart-page.ts';
import { addCard, beginOrder, CHECKOUT, fillIn } from './guest-steps.ts';
import { expect, test } from './support.ts';
import { text } from './words.ts';

const SLOTS = 'POST /apiproxy/v1/graphql#get-store-time-slots';

const time = (page: Page, label: string | RegExp) => page.getByRole('radio', { name: label });
const soonest = (page: Page) => time(page, /^As soon as possible/);
const way = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

const goOn = (page: Page) => page.goto(CHECKOUT);

test('ORD-021 ORD-022 ORD-023 ORD-042 way and time of pickup are chosen, and a minute later the store says which times are left', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await beginOrder(page, world);
  await goOn(page);
  await expect(soonest(page)).toBeChecked();
  await way(page, 'For here').check({ force: true });
  await way(page, 'Curbside').check({ force: true });
  await expect(way(page, 'For here')).toBeHidden();
  await expectAccessible(page);
  const half = time(page, /^11:30/);
  await half.check({ force: true });
  await expect(half).toBeChecked();
  await soonest(page).check({ force: true });
  await half.check({ force: true });
  await world.clock({ advanceMs: 40 * 60_000 });
  await page.clock.fastForward('01:01');
  await expect(page.getByText(text('ordering-pickup.time-lost'))).toBeVisible();
  await expect(half).toBeHidden();
  await expect(soonest(page)).toBeFocused();
  await expectAccessible(page);
  await soonest(page).check({ force: true });
  await expect(page.getByText(text('ordering-pickup.time-lost'))).toBeHidden();
});

test('ORD-040 ORD-042 times that cannot be read are asked for again, and a store that has none says so', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/500.*graphql/);
  await beginOrder(page, world);
  await world.fail(SLOTS, 'status:500');
  await goOn(page);
  await expect(page.getByText(text('ordering-pickup.times-failed'))).toBeVisible();
  await expectAccessible(page);
  await world.heal();
  await world.clock({ advanceMs: 12 * 3_600_000 });
  await page.getByRole('button', { name: text('common.try-again') }).click();
  await expect(page.getByText(text('ordering-pickup.no-times'))).toBeVisible();
});

test('FC-022 FC-184 ORD-041 OPP-015 a time that is taken while the order is placed charges nothing, and another one is chosen', async ({
  page,
  world,
}) => {
  await beginOrder(page, world);
  await goOn(page);
  await time(page, /^11:55/).check({ force: true });
  await fillIn(page);
  await addCard(page);
  await expect(time(page, /^11:55/)).toBeChecked();
  await page.getByRole('button', { name: 'Place order', exact: true }).click();
  await orderHere(page).click();
  await expect(page.getByText(text('ordering-pickup.time-lost'))).toBeVisible();
  await expect(time(page, /^11:55.*Just taken/)).toBeDisabled();
  await expect(soonest(page)).toBeFocused();
  await expect(page.getByText('2 × Caffè Latte')).toBeVisible();
  await expectAccessible(page);
  expect(await world.effects()).toMatchObject({ ordersPlaced: 0, orderCharges: 0 });

  await time(page, /^11:50/).check({ force: true });
  await page.getByRole('button', { name: 'Place order', exact: true }).click();
  await expect.poll(async () => (await world.effects()).ordersPlaced).toBe(1);
});

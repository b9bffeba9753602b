import { expect, test } from 'vitest';
import { readPreviousOrders } from '#api/menu/previous-orders.ts';
import { readProduct } from '#api/menu/product.ts';
import { isExpress, listedItems, type PreviousOrder, reorderOf } from '#domain/menu/previous-order.ts';
import { setUpWorld } from '#tests/support/set-up-server.ts';

const server = setUpWorld();

const read = (more: object = {}): Promise<readonly PreviousOrder[]> =>
  readPreviousOrders({ variables: { locale: 'en-US', limit: 10, ...more } });

test('PRV-007 PRV-008 a member has at most ten orders, newest first, named in the language that is asked for', async () => {
  server.world.become('member-green');
  const orders = await read();
  expect(orders).toHaveLength(10);
  const dates = orders.map(({ date }) => Date.parse(date));
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  const french = await read({ locale: 'fr-CA' });
  const names = (list: readonly PreviousOrder[]) => list.flatMap(({ basket }) => basket.map(({ name }) => name));
  expect(names(french)).not.toEqual(names(orders));
});

test('PRV-007 visitors who are no members, and stores that do not exist, are refused', async () => {
  await expect(read()).rejects.toMatchObject({ code: 'signed-out' });
  server.world.become('member-green');
  await expect(read({ storeNumber: '1' })).rejects.toMatchObject({ code: 'refused' });
});

test('PRV-005 PRV-019 an order from the counter is of type 141, has its token, and beside products what a till writes', async () => {
  server.world.become('member-green');
  const [ahead, counter] = await read();
  expect(ahead).toMatchObject({ orderType: '101', expressOrderToken: null });
  expect(counter?.orderType).toBe('141');
  expect(counter?.expressOrderToken).toMatch(/^express-/);
  expect(counter && isExpress(counter)).toBe(true);
  expect(counter?.basket.map(({ productNumber }) => productNumber)).toEqual(expect.arrayContaining(['81', null]));
});

test('MNU-023 what is sold can be ordered again as it was, what is gone is known by its name alone', async () => {
  server.world.become('member-green');
  const items = (await read()).flatMap(listedItems);
  const found = await Promise.all(
    items.map(async (item) => ({
      item,
      details: await readProduct({
        params: { productNumber: item.productNumber },
        headers: { 'accept-language': 'en-US' },
      }),
    })),
  );
  const { items: lines, skipped } = reorderOf(found, 0);
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.length + skipped.length).toBe(items.length);
  expect(skipped.length).toBeGreaterThan(0);
  expect(new Set(skipped.map(({ reason }) => reason))).toEqual(new Set(['Unavailable']));
});

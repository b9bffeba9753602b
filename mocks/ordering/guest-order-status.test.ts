import { expect, test } from 'vitest';
import { readGuestOrderStatus } from '#api/ordering/guest-order-status.ts';
import { readStoreTimeSlots } from '#api/stores/time-slots.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { aGuestCardToken } from '#tests/contracts/wire/money-calls.ts';
import { latteOrder, placeAsGuest, priceOfLattes } from '#tests/support/an-order.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { startWorld } from '../server.ts';
import { GUEST_LIFETIME_MS } from '../session/sessions.ts';

setUpServer();

const GUEST = { firstName: 'Nora', lastName: 'North', email: 'nora@example.com', marketingOptIn: false };

const stage = async () => (await readGuestOrderStatus({}))?.stage ?? null;

test('an order is received, prepared, ready and at last forgotten, also where the session may order no more', async () => {
  const world = startWorld({ persona: 'guest' });
  expect(await readGuestOrderStatus({})).toBeNull();
  const { orderId } = await priceOfLattes(1, 'guest').then(async (priced) => {
    await placeAsGuest(priced, await aGuestCardToken(), GUEST);
    return priced;
  });
  expect(await readGuestOrderStatus({})).toEqual({ orderId, storeName: 'Seattle Open House', stage: 'received' });
  world.clock.advance(MINUTE_MS);
  expect(await stage()).toBe('preparing');
  world.clock.advance(GUEST_LIFETIME_MS);
  expect(await stage()).toBe('ready');
  world.clock.advance(60 * MINUTE_MS);
  expect(await stage()).toBeNull();
});

test('an order for later is made just in time', async () => {
  const world = startWorld({ persona: 'guest' });
  const slots = await readStoreTimeSlots({ variables: { storeNumber: latteOrder().storeNumber, mockState: null } });
  const later = slots.find(({ id }) => id.endsWith('1150')) ?? null;
  expect(later).not.toBeNull();
  await placeAsGuest(await priceOfLattes(1, 'guest'), await aGuestCardToken(), GUEST, later);
  world.clock.advance(20 * MINUTE_MS);
  expect(await stage()).toBe('received');
  world.clock.advance(29 * MINUTE_MS);
  expect(await stage()).toBe('preparing');
  world.clock.advance(MINUTE_MS);
  expect(await stage()).toBe('ready');
});

test('the order of one guest is shown to no other visitor', async () => {
  const world = startWorld({ persona: 'guest' });
  await placeAsGuest(await priceOfLattes(1, 'guest'), await aGuestCardToken(), GUEST);
  world.become('guest');
  expect(await readGuestOrderStatus({})).toBeNull();
  for (const other of ['anonymous', 'member-green'] as const) {
    world.become(other);
    await expect(readGuestOrderStatus({})).rejects.toMatchObject({ code: 'guest-session-expired' });
  }
});

import { expect, test } from 'vitest';
import { cartLatte } from '#tests/support/cart-items.ts';
import { checkoutKind, checkoutObstacle, guestAvailability } from './checkout.ts';

test('ORD-003 members go on as such, guests where the store takes them, others with an account', () => {
  expect(checkoutKind({ isMember: true, takesGuests: false })).toBe('member');
  expect(checkoutKind({ isMember: false, takesGuests: true })).toBe('guest');
  expect(checkoutKind({ isMember: false, takesGuests: false })).toBe('account-needed');
});

test('ORD-017 PRV-023 nothing is ordered without a store (decision AO-59), with what it does not have, or above the limit', () => {
  const at = (hasStore: boolean, ...items: Parameters<typeof cartLatte>[0][]) =>
    checkoutObstacle(items.map(cartLatte), { hasStore, limit: 15 });
  expect(at(true, { quantity: 15 })).toBeNull();
  expect(at(false, {})).toBe('no-store');
  expect(at(true, {}, { product: { availability: 'SoldOut' } })).toBe('unavailable-items');
  expect(at(true, { quantity: 16 })).toBe('over-limit');
});

test('ORD-031 ORD-034 ORD-037 a guest orders from a cart that can be ordered, at a store that takes guests and their cards', () => {
  const ordering = {
    availability: 'READY',
    guestOrdering: true,
    curbsideAvailability: '',
    stallQuantity: 4,
    svcOnly: false,
  };
  const availability = (change: Partial<typeof ordering> | null, ...items: Parameters<typeof cartLatte>[0][]) =>
    guestAvailability(items.map(cartLatte), {
      store: change && { mobileOrdering: { ...ordering, ...change } },
      limit: 15,
    });
  expect(availability({}, {})).toBe('open');
  expect(availability({})).toBe('missing');
  expect(availability(null, {})).toBe('missing');
  expect(availability({ guestOrdering: false }, {})).toBe('missing');
  expect(availability({}, { quantity: 16 })).toBe('missing');
  expect(availability({ svcOnly: true }, {})).toBe('cardOnly');
  expect(availability({ svcOnly: true, guestOrdering: false }, {})).toBe('missing');
});

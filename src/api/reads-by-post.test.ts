import { expect, test } from 'vitest';
import { setUpWorld } from '#tests/support/set-up-server.ts';
import { fetchBarcode } from './account/barcode.ts';
import { findNearestLocation } from './locations/nearest-location.ts';

const server = setUpWorld({ persona: 'member-gold' });

test('a POST that changes nothing is made once more where the server was busy', async () => {
  const { world } = server;
  const [card] = world.account('member-gold').cards;
  const body = { lat: 47.6, lng: -122.3, features: [] };
  for (const [operation, read] of [
    [fetchBarcode, () => fetchBarcode({ body: { cardNumber: card?.cardNumber ?? '' } })],
    [findNearestLocation, () => findNearestLocation({ body })],
  ] as const) {
    const address = `${operation.contract.method} ${operation.contract.path}`;
    world.fail(operation, 'status:503', 1);
    expect(await read(), address).toBeTruthy();
    expect(world.effects.requests[address], address).toBe(2);
  }
});

import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure, type FailureCode } from '#domain/failure.ts';
import type { NewBillingAddress } from '#domain/payment-methods/billing-address.ts';
import { PIKE_PLACE } from '#tests/support/an-address.ts';
import { billingAddressMachine } from './billing-address.machine.ts';

/** Whether the addresses are read anew with the second press, where the first failed so. */
async function looksAfter(failure: FailureCode, input: { addressId: string | null; isGuest: boolean }) {
  let looks = 0;
  const machine = billingAddressMachine.provide({
    actors: {
      findSaved: fromPromise<string | null, { address: NewBillingAddress | null }>(() => {
        looks += 1;
        return Promise.resolve('address-1');
      }),
      saveAddress: fromPromise(() => Promise.reject(new Failure(failure))),
    },
  });
  const actor = createActor(machine, { input }).start();
  for (let press = 0; press < 2; press += 1) {
    actor.send({ type: 'address.submitted', address: PIKE_PLACE, mayBeSaved: false });
    await waitFor(actor, (now) => !now.hasTag('busy'));
  }
  actor.stop();
  return looks === 1;
}

const ADDED = { addressId: null, isGuest: false };

test('BIL-018 D-335 an added address is looked for where the answer was lost, and not where it was refused', async () => {
  for (const code of ['timed-out', 'offline', 'server', 'bad-answer'] as const) {
    expect(await looksAfter(code, ADDED), code).toBe(true);
  }
  for (const code of ['address-refused', 'refused', 'rate-limited', 'signed-out'] as const) {
    expect(await looksAfter(code, ADDED), code).toBe(false);
  }
});

test('BIL-019 BIL-020 D-335 one that is changed, and a guest’s, is sent again as it is', async () => {
  expect(await looksAfter('timed-out', { addressId: 'address-1', isGuest: false })).toBe(false);
  expect(await looksAfter('timed-out', { addressId: null, isGuest: true })).toBe(false);
});

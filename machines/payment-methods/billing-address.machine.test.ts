import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure, type FailureCode } from '#domain/failure.ts';
import type { NewBillingAddress } from '#domain/payment-methods/billing-address.ts';
import { PIKE_PLACE } from '#tests/support/an-address.ts';
import { billingAddressMachine } from './billing-address.machine.ts';

const ADDED = { addressId: null, isGuest: false };

type Edited = { addressId: string | null; isGuest: boolean };

/** Whether the addresses are read anew with the second press, where the first failed so, and the ids that are sent. */
async function secondPress(failure: FailureCode, input: Edited) {
  let looks = 0;
  const sent: Array<string | null> = [];
  const machine = billingAddressMachine.provide({
    actors: {
      findSaved: fromPromise<string | null, { address: NewBillingAddress | null }>(() => {
        looks += 1;
        return Promise.resolve('address-1');
      }),
      saveAddress: fromPromise<string, { addressId: string | null; address: NewBillingAddress | null }>(
        ({ input: { addressId } }) => {
          sent.push(addressId);
          return Promise.reject(new Failure(failure));
        },
      ),
    },
  });
  const actor = createActor(machine, { input }).start();
  for (let press = 0; press < 2; press += 1) {
    actor.send({ type: 'address.submitted', address: PIKE_PLACE, mayBeSaved: false });
    await waitFor(actor, (now) => !now.hasTag('busy'));
  }
  actor.stop();
  return { looks: looks === 1, sent };
}

const looksAfter = async (failure: FailureCode) => (await secondPress(failure, ADDED)).looks;

test('BIL-018 D-335 an added address is looked for where the answer was lost, and not where it was refused', async () => {
  for (const code of ['timed-out', 'offline', 'server', 'bad-answer'] as const) {
    expect(await looksAfter(code), code).toBe(true);
  }
  for (const code of ['address-refused', 'refused', 'rate-limited', 'signed-out'] as const) {
    expect(await looksAfter(code), code).toBe(false);
  }
});

test('BIL-019 BIL-020 D-335 one that is changed, and a guest’s, is sent again as it is', async () => {
  const changed = { addressId: 'address-1', isGuest: false };
  expect(await secondPress('timed-out', changed)).toEqual({ looks: false, sent: ['address-1', 'address-1'] });
  const guests = { addressId: null, isGuest: true };
  expect(await secondPress('timed-out', guests)).toEqual({ looks: false, sent: [null, null] });
});

import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createCustomerArrival } from '#api/ordering/customer-arrival.ts';
import { startGuestSession } from '#api/ordering/guest-session.ts';
import { storeQuery } from '#api/stores/store-by-number.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { EVERYTHING_END } from '#mocks/sentinels.ts';
import { answerInstead } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'guest' });

test('CRB-005 AMB-49 D-172 a guest whose session is over checks in with a new one, and signs in nowhere', async () => {
  app.world.fail(createCustomerArrival, 'status:401', 1);
  await app.open(`/pickup/curbside?store=900${EVERYTHING_END}&orderToken=a`);
  await app.user.click(await screen.findByRole('radio', { name: 'Spot 3' }));
  await app.press('Check in');
  await app.heading('See you soon!');
  expect(screen.queryByText(/signed out/)).toBeNull();
  expect([app.world.effects.arrivals, app.calls(startGuestSession)]).toEqual([1, 1]);
});

const FAILED = 'Something went wrong on our end. If you have placed an order, park in curbside pick up.';

/** A check-in that the server answers with an error of this code. */
async function checkInAndFail(code: string) {
  answerInstead(createCustomerArrival, () =>
    Response.json({ data: null, errors: [{ message: '', extensions: { code } }] }),
  );
  await app.open(`/pickup/curbside?store=900${EVERYTHING_END}&orderToken=a`);
  await app.user.click(await screen.findByRole('radio', { name: 'Spot 3' }));
  await app.press('Check in');
  expect((await app.main().findByRole('alert')).textContent).toBe(FAILED);
}

test('CRB-009 a check-in that is refused for another reason than a limit says that something went wrong', async () => {
  await checkInAndFail('STORE_NOT_FOUND');
});

test('CRB-009 what went wrong stays, with where to park, though the store is closed by then', async () => {
  await checkInAndFail('INTERNAL_SERVER_ERROR');
  const { queryKey } = storeQuery(storeNumberOf(`900${EVERYTHING_END}`));
  act(() => app.parts.queryClient.setQueryData(queryKey, (store) => store && { ...store, open: false }));
  await app.atRest();
  expect((await app.main().findByRole('alert')).textContent).toBe(FAILED);
  expect(await screen.findAllByRole('radio', { name: /^Spot \d+$/ })).toHaveLength(6);
});

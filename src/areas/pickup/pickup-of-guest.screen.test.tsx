import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createCustomerArrival } from '#api/ordering/customer-arrival.ts';
import { startGuestSession } from '#api/ordering/guest-session.ts';
import { EVERYTHING_END } from '#mocks/sentinels.ts';
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

import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fetchBarcode } from '#api/account/barcode.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { overPage } from '#parts/cards/hash-modal.ts';
import { systemClock } from '#platform/clock.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { comeBack } from '#tests/support/visibility.ts';

const app = setUpApp();

const ASKED = 'For your security, please confirm it’s you before you pay.';

/** A page of a member who has just proved who it is; the clock of the device is so far ahead of the server's. */
async function openProven(ahead: number) {
  vi.spyOn(systemClock, 'now').mockImplementation(() => app.world.clock.now() + ahead);
  await app.open('/account/for-you', { as: 'member-gold' });
  await app.atRest();
}

test('CRD-015 FC-184 a proof holds for half an hour by the clock of the server, with a device that is an hour ahead', async () => {
  await openProven(60 * MINUTE_MS);
  app.world.clock.advance(MINUTE_MS);
  await act(() => app.router.navigate(overPage('pay')));
  await screen.findByRole('img', { name: /^Barcode of/ });
  app.world.clock.advance(28 * MINUTE_MS);
  await comeBack();
  expect(screen.queryByText(ASKED)).toBeNull();
  app.world.clock.advance(2 * MINUTE_MS);
  await comeBack();
  await screen.findByText(ASKED);
});

test('CRD-014 CRD-015 FC-184 a proof of more than half an hour ago is asked for before the barcode, with a device that is an hour behind', async () => {
  await openProven(-60 * MINUTE_MS);
  app.world.clock.advance(31 * MINUTE_MS);
  await act(() => app.router.navigate(overPage('pay')));
  await screen.findByText(ASKED);
  expect(app.calls(fetchBarcode)).toBe(0);
});

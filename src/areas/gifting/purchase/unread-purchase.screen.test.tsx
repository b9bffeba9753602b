import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { Failure } from '#domain/failure.ts';
import type { FollowedGift } from '#domain/gifting/gift-progress.ts';
import { GIFT_PURCHASE_KEY } from '#domain/gifting/gift-purchase.ts';
import { GIFT, payAsMember } from '#tests/support/gift-on-screen.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

/** The session ends; answers with the way back into it. */
function expire(): () => void {
  const { session } = app.parts;
  const gwen = session.visitor();
  session.expire();
  return () => {
    if (gwen.kind === 'member') session.admit(gwen);
  };
}

/** The answer to the purchase is lost, and its status cannot be read by who is signed out. */
const unread = (isAcknowledged: boolean) => ({
  runtime: {
    actors: {
      submitGift: fromPromise(async () => {
        throw new Failure('offline');
      }),
      followGift: fromPromise(
        async (): Promise<FollowedGift> => ({ isAcknowledged, status: { outcome: 'unread', failure: 'signed-out' } }),
      ),
    },
  },
});

const signInAt = (place: ReturnType<typeof within>) => place.findByRole('link', { name: 'Sign in' });

test('GFT-059 who is signed out before the end of a purchase is known is led to sign in, and back', async () => {
  const gift = { productNumber: '80010101', amount: 2500, recipients: 1, currency: 'USD', end: null };
  const marker = { requestId: 'request-00000001', startedAt: Date.now(), ...gift };
  window.sessionStorage.setItem(GIFT_PURCHASE_KEY, JSON.stringify(marker));
  await app.open('/gift/confirmation', unread(true));
  const signIn = expire();
  await app.heading('Your order is still processing');
  const link = await signInAt(app.main());
  expect(link.getAttribute('href')).toBe('/account/signin?returnUrl=%2Fgift%2Fconfirmation');
  expect(app.main().getByText('You’ve been signed out. Sign in again to continue.')).toBeTruthy();
  signIn();
  await app.main().findByRole('button', { name: 'Check again' });
  expect(app.main().queryByText('You’ve been signed out. Sign in again to continue.')).toBeNull();
});

test('FC-004 who is signed out before anything is learnt does not read that nothing was charged', async () => {
  await app.open(GIFT, unread(false));
  const dialog = await payAsMember(app);
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('We’re still checking on your gift');
  const signIn = expire();
  const link = await signInAt(within(alert));
  expect(link.getAttribute('href')).toBe('/account/signin?returnUrl=%2Fgift%2F80010101%23payment');
  signIn();
  await within(alert).findByRole('button', { name: 'Check again' });
});

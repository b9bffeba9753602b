import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { buyGifts } from '#api/gifts/gift-purchase.ts';
import { Failure } from '#domain/failure.ts';
import type { GiftAnswer } from '#domain/gifting/gift-progress.ts';
import { GIFT, payAsMember } from '#tests/support/gift-on-screen.ts';
import { answerInstead, held } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

/** A filled gift was paid for, and the server takes its time to answer. */
async function payAndWait() {
  const { release, fail, released } = held<GiftAnswer>();
  await app.open(GIFT, { runtime: { actors: { submitGift: fromPromise(() => released) } } });
  await payAsMember(app);
  return { resolve: release, reject: fail };
}
const EXPIRED: GiftAnswer = { outcome: 'refused', refusal: { code: '121044', orderNumber: null } };
const alertSaying = (words: string) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain(words),
  );
const banner = () => screen.findByText('Your gift didn’t go through');

test('GFT-069 A02 the confirmation leads to the filled form once the purchase is refused, which says why', async () => {
  const answer = await payAndWait();
  await app.router.navigate({ to: '/gift' });
  await app.follow('See your gift order');
  await app.heading('Sending your gift…');
  answer.resolve(EXPIRED);
  await waitFor(() => expect(app.address()).toBe(GIFT));
  await alertSaying('Your card may have expired.');
  expect(app.field('Recipient’s email').value).toBe('ada@example.com');
  await app.router.navigate({ to: '/menu' });
  await app.heading('Menu');
  expect(screen.queryByText('Your gift didn’t go through')).toBeNull();
});

test('GFT-068 D-281 a way to pay that was removed elsewhere is offered no more, once a gift was refused for it', async () => {
  const account = app.world.account('member-green');
  const [visa] = account.paymentMethods;
  if (visa) account.paymentMethods.push({ ...visa, paymentMethodId: 'spare', paymentInstrumentId: 'spare' });
  await app.open(GIFT);
  const { release, released } = held<Response>();
  answerInstead(buyGifts, () => released);
  const sheet = await payAsMember(app);
  expect(sheet.getAllByRole('radio', { name: /Visa ending in/ })).toHaveLength(2);
  account.paymentMethods.splice(0, 1);
  release(Response.json({ code: '121043' }, { status: 422 }));
  await sheet.findByText('There’s a problem with your payment method.');
  await waitFor(() => expect(sheet.getAllByRole('radio', { name: /Visa ending in/ })).toHaveLength(1));
  expect(sheet.getByRole('radio', { name: /Visa ending in/, checked: true })).toBeTruthy();
});

test('GFT-072 A02 the confirmation leads to the filled form also where the purchase was turned away', async () => {
  const answer = await payAndWait();
  await app.router.navigate({ to: '/gift/confirmation' });
  await app.heading('Sending your gift…');
  answer.reject(new Failure('rate-limited'));
  await waitFor(() => expect(app.address()).toBe(GIFT));
  await alertSaying('We couldn’t place your order.');
});

test.each([['/gift'], ['/menu']])(
  'GFT-069 FC-011 %s says that a gift was refused meanwhile, and leads to its form',
  async (to) => {
    const answer = await payAndWait();
    await app.router.navigate({ href: to });
    answer.resolve(EXPIRED);
    await banner();
    expect(screen.getByText('Your card may have expired.')).toBeTruthy();
    await app.follow('Back to your gift');
    await waitFor(() => expect(app.address()).toBe(GIFT));
    await alertSaying('Your card may have expired.');
  },
);

test('GFT-072 FC-011 a gift that was turned away is said on other pages until that is dismissed', async () => {
  const answer = await payAndWait();
  await app.router.navigate({ to: '/menu' });
  answer.reject(new Failure('rate-limited'));
  await banner();
  await app.heading('Menu');
  await app.press('Dismiss');
  await waitFor(() => expect(screen.queryByText('Your gift didn’t go through')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Menu' }));
});

test('GFT-072 ACC-004 a gift that the end of the session has stopped is said once: why, the notice about that says', async () => {
  const answer = await payAndWait();
  await app.router.navigate({ to: '/menu' });
  act(() => app.parts.session.expire());
  answer.reject(new Failure('signed-out'));
  await banner();
  expect(screen.getAllByText('You’ve been signed out. Sign in again to continue.')).toHaveLength(1);
});

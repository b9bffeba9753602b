import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { FollowedGift, GiftAnswer } from '#domain/gifting/gift-progress.ts';
import type { GiftStatus } from '#domain/gifting/gift-purchase.ts';
import type { CartItem } from '#domain/ordering/cart.ts';
import { guestPaymentOf } from '#session/guest/guest-payment.ts';
import { typedPagesOf } from '#session/pages/typed-pages.ts';
import { latteOrder } from '#tests/support/an-order.ts';
import { keepCartAt } from '#tests/support/cart-at.ts';
import { fillInOpenGift, GIFT } from '#tests/support/gift-on-screen.ts';
import { GUEST_CARD, keepGuestCard } from '#tests/support/guest-card.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { storeNamed } from '#tests/support/store-where.ts';

const app = setUpApp({ persona: 'anonymous' });

const BILLING = '/account/payment-method/add/billing-address';
const CHECKOUT = '/menu/checkout';

/** The purchase is taken, and its status says this. */
const endingIn = (status: GiftStatus) => ({
  runtime: {
    actors: {
      submitGift: fromPromise(
        async (): Promise<GiftAnswer> => ({
          outcome: 'accepted',
          delay: 1,
          answeredAt: 0,
          requestId: 'request-00000001',
        }),
      ),
      followGift: fromPromise(async (): Promise<FollowedGift> => ({ isAcknowledged: true, status })),
    },
  },
});

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Review and send' }));

/** A guest fills the form, as far as it is empty. */
async function toPayment() {
  await fillInOpenGift(app);
  await sheet();
}

async function addCard(token?: string) {
  keepGuestCard(app.parts.session, app.parts.session.clock.now(), token);
  await (await sheet()).findByText(GUEST_CARD);
}

const held = () => guestPaymentOf(app.parts.session).getSnapshot().context.instrument?.paymentInstrumentToken;

test('BIL-030 BIL-031 a card that was entered while a gift was on its way is not spent by that', async () => {
  const follow = vi.fn<(ended: FollowedGift) => void>();
  const begun = endingIn({ outcome: 'processing' });
  begun.runtime.actors.followGift = fromPromise(
    () => new Promise<FollowedGift>((resolve) => follow.mockImplementation(resolve)),
  );
  await app.open(GIFT, begun);
  await toPayment();
  await addCard('spent');
  await app.press(/^Pay \$/);
  await waitFor(() => expect(follow.getMockImplementation()).toBeDefined());
  await addCard('entered since');
  follow({ isAcknowledged: true, status: { outcome: 'success', orderNumber: 'G1' } });
  await app.heading('Your gift is on its way!');
  expect(held()).toBe('entered since');
});

test.each([
  ['is still under way', { outcome: 'processing' }, 0],
  ['was refused', { outcome: 'error', refusal: { code: 'order_failed', orderNumber: null } }, 1],
] as const)(
  'BIL-030 D-403 while a gift %s its card pays for no order unless it is free again',
  async (_, status, offered) => {
    const answer = vi.fn<(answered: GiftAnswer) => void>();
    const begun = endingIn({ outcome: 'processing' });
    begun.runtime.actors.submitGift = fromPromise(
      () => new Promise<GiftAnswer>((resolve) => answer.mockImplementation(resolve)),
    );
    await keepCartAt(app, storeNamed(app.world, 'Seattle Open House'), latteOrder().items as readonly CartItem[]);
    await app.open(GIFT, begun);
    await toPayment();
    await addCard();
    await app.press(/^Pay \$/);
    await waitFor(() => expect(answer.getMockImplementation()).toBeDefined());
    if (status.outcome === 'error') answer({ outcome: 'refused', refusal: status.refusal });
    else expect((await sheet()).getByText(GUEST_CARD)).toBeTruthy();
    await app.router.navigate({ href: '/menu/cart/guest/checkout' });
    await screen.findByLabelText('First name');
    expect(screen.queryAllByText(GUEST_CARD)).toHaveLength(offered);
  },
);

const ENDS: readonly [string, GiftStatus, string][] = [
  ['was bought', { outcome: 'success', orderNumber: 'G1' }, 'Your gift is on its way!'],
  [
    'came to nothing',
    { outcome: 'error', refusal: { code: 'order_failed', orderNumber: null } },
    'Your gift didn’t go through',
  ],
  ['is still under way', { outcome: 'processing' }, 'Your order is still processing'],
];

test.each(ENDS)(
  'BIL-030 BIL-031 D-177 a gift that %s has spent the guest’s card: back on the form there is none',
  async (_, status, title) => {
    await app.open(GIFT, endingIn(status));
    await toPayment();
    await addCard();
    const { kept } = typedPagesOf(app.parts.session);
    for (const path of [BILLING, CHECKOUT]) kept.set(path, { path, typed: { street: '1912 Pike Place' } });
    await app.press(/^Pay \$/);
    await app.heading(title);
    expect(app.address()).toBe('/gift/confirmation');
    // Where it came to nothing, the same guest pays once more.
    expect([...kept.keys()]).toEqual(status.outcome === 'error' ? [BILLING, CHECKOUT] : [CHECKOUT]);
    await app.router.navigate({ href: GIFT });
    await toPayment();
    expect((await sheet()).getByRole('button', { name: 'Add a payment method' })).toBeTruthy();
    expect(screen.queryByText(GUEST_CARD)).toBeNull();
  },
);

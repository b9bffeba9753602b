import { readPaymentMethods } from '#api/account/payment-methods.ts';
import { sendGiftPurchase } from '#api/gifts/gift-purchase.ts';
import { giftPurchaseStatus } from '#api/gifts/gift-purchase-status.ts';
import type { GiftPayment } from '#domain/gifting/gift-purchase.ts';
import { aGuestCardToken } from './money-calls.ts';
import type { Sample } from './sample.ts';

const requestId = 'request-0000-0001';
const { signal } = new AbortController();

const buy = (payment: GiftPayment) =>
  sendGiftPurchase(
    {
      requestId,
      payload: {
        locale: 'en-US',
        currency: 'USD',
        payment,
        senderName: 'Gwen',
        senderEmail: 'gwen@northstar.test',
        gifts: [
          {
            productNumber: '80010101',
            amount: 2500,
            message: 'For you',
            recipientName: 'Ada',
            recipientEmail: 'ada@example.com',
            deliveryMethod: 'email',
            deliveryDate: '2026-06-10',
          },
        ],
      },
    },
    { reputation: 'risk', signal },
  );

async function buyAsMember() {
  const [method] = await readPaymentMethods({});
  return buy({ kind: 'instrument', id: method?.paymentInstrumentId ?? '', paymentType: 'visa' });
}

export const giftSamples: Readonly<Record<string, Sample>> = {
  'gift-purchase': {
    call: async (world) => {
      await buy({ kind: 'token', id: await aGuestCardToken(), paymentType: 'visa' });
      world.become('member-green');
      return buyAsMember();
    },
  },
  'gift-purchase-status': {
    as: 'member-green',
    call: async (world) => {
      await buyAsMember();
      await giftPurchaseStatus(requestId, { isLast: false, signal });
      world.clock.advance(60_000);
      return giftPurchaseStatus(requestId, { isLast: true, signal });
    },
  },
};

import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readPaymentMethods } from '#api/account/payment-methods.ts';
import { sendGiftPurchase } from '#api/gifts/gift-purchase.ts';
import { readGiftPurchaseStatus } from '#api/gifts/gift-purchase-status.ts';
import { MEASURED_KEY } from '#domain/consent.ts';
import { GIFT_PURCHASE_KEY } from '#domain/gift-purchase.ts';
import { saveConsent } from '#platform/consent.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

type Page = { dataLayer?: unknown[] };
const page = window as Page;
const purchases = () => (page.dataLayer ?? []).filter((each) => Object(each).event === 'purchase');

beforeEach(() => {
  delete page.dataLayer;
  saveConsent({ analytics: true, advertising: false });
});

const GIFT = {
  productNumber: '80010101',
  amount: 2500,
  message: '',
  recipientName: 'Ada',
  recipientEmail: 'ada@example.com',
  deliveryMethod: 'email',
  deliveryDate: '2026-11-23',
} as const;

/** A purchase that was sent. */
async function buy(requestId: string): Promise<void> {
  const [method] = await readPaymentMethods({});
  const payment = { kind: 'instrument', id: method?.paymentInstrumentId ?? '', paymentType: 'visa' } as const;
  const from = { senderName: 'Gwen', senderEmail: 'gwen@northstar.test' };
  const payload = { locale: 'en-US', currency: 'USD', payment, ...from, gifts: [GIFT] } as const;
  await sendGiftPurchase({ requestId, payload }, { reputation: 'risk', signal: new AbortController().signal });
  app.world.clock.advance(60_000);
}

/** A page that finds it without an end: loaded anew, or in a tab that was duplicated meanwhile. */
async function openTab(requestId: string): Promise<void> {
  const { productNumber, amount } = GIFT;
  const marker = { requestId, startedAt: Date.now(), productNumber, amount, recipients: 1, currency: 'USD', end: null };
  window.sessionStorage.setItem(GIFT_PURCHASE_KEY, JSON.stringify(marker));
  await app.open('/gift/confirmation');
  await screen.findByRole('heading', { level: 1, name: 'Your gift is on its way!' });
}

const MEASURED = {
  event: 'purchase',
  kind: 'gift',
  productNumber: '80010101',
  quantity: '1',
  value: '25.00',
  currency: 'USD',
};

test('FC-001 FC-134 a purchase is measured once, without a name, also where its tab was duplicated', async () => {
  await buy('request-00000001');
  await openTab('request-00000001');
  expect(purchases()).toEqual([MEASURED]);
  await openTab('request-00000001');
  expect(purchases()).toEqual([MEASURED]);
  await buy('request-00000002');
  await openTab('request-00000002');
  expect(purchases()).toEqual([MEASURED, MEASURED]);
});

test('GFT-054 a page that is loaded anew waits for what is left of the delay before it asks', async () => {
  await buy('request-00000004');
  const { productNumber, amount } = GIFT;
  const gift = { productNumber, amount, recipients: 1, currency: 'USD', end: null };
  const answer = { delay: 60_000, at: Date.now() };
  const marker = { requestId: 'request-00000004', startedAt: Date.now(), ...gift, answer };
  window.sessionStorage.setItem(GIFT_PURCHASE_KEY, JSON.stringify(marker));
  await app.open('/gift/confirmation');
  await app.heading('Sending your gift…');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(app.calls(readGiftPurchaseStatus)).toBe(0);
});

test('FC-001 where nothing can be stored a purchase is measured all the same', async () => {
  const write = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === MEASURED_KEY) throw new DOMException('', 'QuotaExceededError');
    write.call(this, key, value);
  });
  await buy('request-00000003');
  await openTab('request-00000003');
  expect(purchases()).toEqual([MEASURED]);
});

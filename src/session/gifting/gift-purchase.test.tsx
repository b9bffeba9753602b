import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readPaymentMethods } from '#api/account/payment-methods.ts';
import { sendGiftPurchase } from '#api/gifts/gift-purchase.ts';
import { readGiftPurchaseStatus } from '#api/gifts/gift-purchase-status.ts';
import { GIFT_PURCHASE_KEY } from '#domain/gifting/gift-purchase.ts';
import { ownerKeyOf } from '#domain/owner-key.ts';
import { MEASURED_KEY } from '#domain/privacy/consent.ts';
import { saveConsent } from '#platform/measuring/consent.ts';
import { loadDocumentOnce } from '#platform/missing-part.ts';
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

test('GFT-054 FC-173 a page that is loaded anew waits for what is left of the delay before it asks, and is not loaded anew by itself', async () => {
  await buy('request-00000004');
  const { productNumber, amount } = GIFT;
  const gift = { productNumber, amount, recipients: 1, currency: 'USD', end: null };
  const answer = { delay: 60_000, at: Date.now() };
  const marker = { requestId: 'request-00000004', startedAt: Date.now(), ...gift, answer };
  window.sessionStorage.setItem(GIFT_PURCHASE_KEY, JSON.stringify(marker));
  await app.open('/gift/confirmation');
  await app.heading('Sending your gift…');
  await app.parts.session.resolveVisitor();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await app.atRest();
  expect(app.calls(readGiftPurchaseStatus)).toBe(0);
  // No part of the app that is gone since a release cuts it off.
  expect(loadDocumentOnce({ path: '/', typed: {} })).toBe(false);
});

/** The tab holds a purchase without an end that this member has sent. */
function leaveGiftOf(memberId: string) {
  const { productNumber, amount } = GIFT;
  const gift = { productNumber, amount, recipients: 1, currency: 'USD', end: null };
  const marker = { requestId: 'request-00000005', startedAt: Date.now(), ...gift, owner: ownerKeyOf(memberId) };
  window.sessionStorage.setItem(GIFT_PURCHASE_KEY, JSON.stringify(marker));
}

test.each(['member-green', 'guest'] as const)(
  'FC-071 FC-010 D-311 a gift that another member has sent is neither shown nor asked about where a %s is, and stays',
  async (persona) => {
    app.world.become(persona);
    leaveGiftOf('another-member');
    const left = window.sessionStorage.getItem(GIFT_PURCHASE_KEY);
    await app.open('/gift/confirmation');
    await app.parts.session.confirmVisitor();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await app.atRest();
    expect(app.calls(readGiftPurchaseStatus)).toBe(0);
    expect(window.sessionStorage.getItem(GIFT_PURCHASE_KEY)).toBe(left);
    expect(screen.queryByRole('heading', { level: 1, name: /gift/i })?.textContent).not.toBe('Sending your gift…');
  },
);

test('FC-010 D-311 a gift is kept for the member who sent it, who is shown its end', async () => {
  await buy('request-00000005');
  leaveGiftOf(app.world.account('member-green').memberId);
  await app.open('/gift/confirmation');
  await app.heading('Your gift is on its way!');
  expect(JSON.parse(window.sessionStorage.getItem(GIFT_PURCHASE_KEY) ?? '{}')).toMatchObject({
    owner: expect.any(String),
    end: { outcome: 'success' },
  });
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

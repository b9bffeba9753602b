import { beforeEach, describe, expect, test } from 'vitest';
import { readHistory } from '#api/account/history.ts';
import { readPaymentMethods } from '#api/account/payment-methods.ts';
import { sendGiftPurchase } from '#api/gifts/gift-purchase.ts';
import { giftPurchaseStatus } from '#api/gifts/gift-purchase-status.ts';
import type { GiftPayload, GiftToSend } from '#domain/gifting/gift-purchase.ts';
import { aCardToken, aGuestCardToken } from '#tests/contracts/wire/money-calls.ts';
import { placeAsGuest, priceOfLattes } from '#tests/support/an-order.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { startWorld, type TestWorld } from '../server.ts';
import type { PersonaId } from '../session/personas.ts';
import { sendDueGifts } from './gift-mails.ts';
import { SENTINEL_GIFTS } from './gift-sentinels.ts';
import { GIFT_DELAY_MS } from './purchases.ts';

setUpServer();

const { signal } = new AbortController();
let world: TestWorld;
let member: GiftPayload['payment'];

const gift = (recipientEmail: string, change: Partial<GiftToSend> = {}): GiftToSend => ({
  productNumber: '80010101',
  amount: 2500,
  message: 'For you',
  recipientName: 'Ada',
  recipientEmail,
  deliveryMethod: 'email',
  deliveryDate: '2026-06-10',
  ...change,
});

let ids = 0;
function freshId(): string {
  ids += 1;
  return `request-${String(ids).padStart(8, '0')}`;
}
const buy = (requestId: string, change: Partial<GiftPayload> = {}) =>
  sendGiftPurchase(
    {
      requestId,
      payload: {
        locale: 'en-US',
        currency: 'USD',
        payment: member,
        senderName: 'Gwen',
        senderEmail: 'gwen@northstar.test',
        gifts: [gift('ada@example.com')],
        ...change,
      },
    },
    { reputation: 'risk', signal },
  );
const status = (requestId: string, isLast = false) => giftPurchaseStatus(requestId, { isLast, signal });
/** The addresses to which mail has gone by now. */
const sentTo = () => {
  sendDueGifts(world);
  return world.accounts.outbox.map(({ to }) => to);
};
const newestGift = async () => (await readHistory({ query: { type: 'egift', offset: '0', limit: '1' } })).entries[0];
const ofCode = (code: string) => ({ outcome: 'refused', refusal: { code, orderNumber: null } });

async function begin(persona: PersonaId): Promise<void> {
  world = startWorld({ persona });
  const method = (await readPaymentMethods({}))[0];
  member = { kind: 'instrument', id: method?.paymentInstrumentId ?? '', paymentType: 'visa' };
}

const token = async (once: string, declined = false) => ({
  kind: 'token' as const,
  id: await aGuestCardToken({ once, declined }),
  paymentType: 'visa' as const,
});
const two = [gift('ada@example.com'), gift('grace@example.com')];

describe('gifts of the world, bought by a member', () => {
  beforeEach(() => begin('member-green'));

  test('GFT-048 GFT-055 GFT-058 a purchase is charged once, answered with a delay, and done after a while', async () => {
    const id = freshId();
    const gifts = [...two, gift('hedy@example.com')];
    expect(await buy(id, { gifts })).toEqual({ outcome: 'accepted', delay: GIFT_DELAY_MS, requestId: id });
    expect(await status(id)).toEqual({ outcome: 'processing' });
    world.clock.advance(GIFT_DELAY_MS);
    const done = await status(id);
    expect(done).toEqual({ outcome: 'success', orderNumber: expect.stringMatching(/^G\d+$/) });
    expect(await status(id)).toEqual(done);
    // One for each recipient, and the receipt.
    expect(world.effects).toMatchObject({ giftCharges: 1, giftsBought: 3, mails: 4 });
    expect(world.accounts.outbox.map(({ to }) => to)).toContain('hedy@example.com');
  });

  test('GFT-058 GFT-060 the mails of a purchase are in its language and its currency', async () => {
    world = startWorld({ persona: 'member-green', settings: { currency: 'CAD' } });
    const id = freshId();
    await buy(id, { locale: 'fr-CA', currency: 'CAD', gifts: [gift('ada@example.com', { message: 'Pour toi' })] });
    world.clock.advance(GIFT_DELAY_MS);
    await status(id);
    expect(world.accounts.outbox.map(({ subject, text }) => `${subject}: ${text}`)).toEqual([
      'Gwen vous a envoyé un cadeau: Bonjour Ada, voici 25\u00a0$ à dépenser chez Northstar. «\u00a0Pour toi\u00a0»',
      expect.stringMatching(/^Votre commande de cadeaux G\d+: Nous vous avons facturé 25\u00a0\$\.$/),
    ]);
  });

  test('GFT-060 a gift for a later day waits for that day by the clock of the world; its charge and the receipt do not', async () => {
    const id = freshId();
    await buy(id, { gifts: [gift('ada@example.com'), gift('grace@example.com', { deliveryDate: '2026-06-12' })] });
    world.clock.advance(GIFT_DELAY_MS);
    expect(await status(id)).toMatchObject({ outcome: 'success' });
    expect(world.effects).toMatchObject({ giftCharges: 1, giftsBought: 2 });
    expect(sentTo()).toEqual(['ada@example.com', 'gwen@northstar.test']);
    expect(await newestGift()).toMatchObject({ total: 5000, status: 'processing' });
    world.clock.set(Date.parse('2026-06-11T09:59:59Z'));
    expect(sentTo()).toHaveLength(2);
    // The day has begun by then where it begins first, as it has for a giver who wrote "today" there.
    world.clock.set(Date.parse('2026-06-11T10:00:00Z'));
    expect(sentTo()).toEqual(['ada@example.com', 'gwen@northstar.test', 'grace@example.com']);
    expect(sentTo()).toHaveLength(3);
    expect(await newestGift()).toMatchObject({ total: 5000, status: 'complete' });
  });

  test('GFT-058 gifts are issued when their purchase is done, also where no page asks what became of it', async () => {
    await buy(freshId());
    await buy(freshId(), { gifts: [gift('fail-order_failed@northstar.test')] });
    expect(sentTo()).toEqual([]);
    world.clock.advance(GIFT_DELAY_MS);
    expect(sentTo()).toEqual(['ada@example.com', 'gwen@northstar.test']);
    expect(sentTo()).toHaveLength(2);
    expect(world.effects).toMatchObject({ giftCharges: 1, giftsBought: 1 });
  });

  test('GFT-060 a gift of today goes out at once, wherever its sender is', async () => {
    world.clock.set(Date.parse('2026-06-10T10:00:00Z'));
    const id = freshId();
    await buy(id, { gifts: [gift('ada@example.com', { deliveryDate: '2026-06-11' })] });
    world.clock.advance(GIFT_DELAY_MS);
    await status(id);
    expect(sentTo()).toContain('ada@example.com');
  });

  test('GFT-058 a purchase stands in the history, processing until it is done', async () => {
    const id = freshId();
    await buy(id, { gifts: two });
    expect(await newestGift()).toMatchObject({ title: 'Ada, Ada', total: 5000, status: 'processing' });
    world.clock.advance(GIFT_DELAY_MS);
    expect(await newestGift()).toMatchObject({ total: 5000, status: 'complete' });
  });

  test('GFT-045 GFT-058 one id is at most one charge, however often it arrives, and good for one payload', async () => {
    const id = freshId();
    await buy(id);
    expect(await buy(id)).toMatchObject({ outcome: 'accepted' });
    expect(await buy(id, { gifts: two })).toEqual(ofCode('REQUEST_ID_REUSED'));
    expect(world.effects).toMatchObject({ giftCharges: 1, giftsRecognised: 1 });
    await buy(freshId());
    expect(world.effects.giftCharges).toBe(2);
  });

  test('GFT-051 a request that a last reading did not find is closed: a late copy charges nothing', async () => {
    const id = freshId();
    expect(await status(id)).toEqual({ outcome: 'missing' });
    expect(await buy(id)).toMatchObject({ outcome: 'accepted' });
    const lost = freshId();
    expect(await status(lost, true)).toEqual({ outcome: 'missing' });
    expect(await buy(lost)).toEqual(ofCode('REQUEST_CLOSED'));
    expect(await status(lost)).toEqual({ outcome: 'missing' });
    expect(world.effects.giftCharges).toBe(1);
  });

  test('an id that was refused stays refused: a late copy of the request is not charged', async () => {
    const id = freshId();
    const method = world.account('member-green').paymentMethods[0];
    if (!method) throw new Error('Gwen has a card.');
    method.expires = { month: 1, year: 2020 };
    expect(await buy(id)).toEqual(ofCode('121044'));
    method.expires = { month: 1, year: 2040 };
    expect(await buy(id)).toEqual(ofCode('121044'));
    expect(await status(id)).toEqual({ outcome: 'error', refusal: { code: '121044', orderNumber: null } });
    expect(world.effects.giftCharges).toBe(0);
  });

  test('GFT-057 a purchase can fail after it was taken: it says the code and the order, and charges nothing', async () => {
    const id = freshId();
    expect(await buy(id, { gifts: [gift('fail-order_failed@northstar.test')] })).toMatchObject({ outcome: 'accepted' });
    world.clock.advance(GIFT_DELAY_MS);
    expect(await status(id)).toEqual({
      outcome: 'error',
      refusal: { code: 'ORDER_FAILED', orderNumber: expect.stringMatching(/^G\d+$/) },
    });
    expect(world.effects).toMatchObject({ giftCharges: 0, giftsBought: 0 });
  });

  test('GFT-056 FC-007 EPROMISERETRY as long as it takes, by the clock', async () => {
    const id = freshId();
    await buy(id, { gifts: [gift('slow@northstar.test')] });
    const seen: string[] = [];
    for (let at = 0; at < 4; at += 1) {
      world.clock.advance(GIFT_DELAY_MS);
      seen.push((await status(id)).outcome);
    }
    expect(seen).toEqual(['processing', 'processing', 'processing', 'success']);
    const endless = freshId();
    await buy(endless, { gifts: [gift('endless@northstar.test')] });
    world.clock.advance(3_600_000);
    expect(await status(endless, true)).toEqual({ outcome: 'processing' });
  });

  test('GFT-065 FC-017 the same recipient twice is refused, the sender’s own address is not', async () => {
    const twice = [gift('a@x.com'), gift(' A@X.COM')];
    expect(await buy(freshId(), { gifts: twice })).toEqual(ofCode('170046'));
    const own = [gift('gwen@northstar.test'), gift('Gwen@Northstar.test')];
    expect(await buy(freshId(), { gifts: own })).toMatchObject({ outcome: 'accepted' });
  });

  test.each([
    ['RECIPIENT_INVALID', gift('no address')],
    ['RECIPIENT_INVALID', gift('ada@example.com', { recipientName: 'é'.repeat(26) })],
    ['MESSAGE_INVALID', gift('ada@example.com', { message: 'a'.repeat(161) })],
    ['AMOUNT_INVALID', gift('ada@example.com', { amount: 400 })],
    ['AMOUNT_INVALID', gift('ada@example.com', { amount: 10_100 })],
    ['AMOUNT_INVALID', gift('ada@example.com', { amount: 1050 })],
    ['GIFT_ART_UNAVAILABLE', gift('ada@example.com', { productNumber: SENTINEL_GIFTS.withdrawn })],
    ['GIFT_ART_UNAVAILABLE', gift('ada@example.com', { productNumber: '99999999' })],
    ['121045', gift('refuse-121045@northstar.test')],
    ['ADDRESS_UNAVAILABLE', gift('refuse-address_unavailable@northstar.test')],
  ])('%s: what the form has checked is checked again', async (code, wrong) => {
    expect(await buy(freshId(), { gifts: [wrong] })).toEqual(ofCode(code));
    expect(world.effects.giftCharges).toBe(0);
  });

  test.each([
    ['SENDER_INVALID', { senderEmail: 'gwen' }],
    ['SENDER_INVALID', { senderName: ' ' }],
    ['CURRENCY_INVALID', { currency: 'CAD' }],
  ])('GFT-046 A10 %s: what is said of the sender and of the money is checked again (%j)', async (code, wrong) => {
    expect(await buy(freshId(), wrong)).toEqual(ofCode(code));
    expect(world.effects.giftCharges).toBe(0);
  });

  test('A10 a retailer of another currency sells gifts in its own, and in no other', async () => {
    world = startWorld({ persona: 'anonymous', settings: { currency: 'CAD' } });
    expect(await buy(freshId(), { payment: await token('cad'), currency: 'CAD' })).toMatchObject({
      outcome: 'accepted',
    });
    expect(await buy(freshId(), { payment: await token('usd') })).toEqual(ofCode('CURRENCY_INVALID'));
  });

  test('GFT-023 GFT-031 A21 at the limits a gift is taken, and not one code point or one recipient more', async () => {
    const gifts = [
      gift('ada@example.com', { recipientName: 'é'.repeat(25), message: '👩‍👩‍👧'.repeat(32), amount: 500 }),
      gift('grace@example.com', { amount: 10_000 }),
    ];
    expect(await buy(freshId(), { gifts })).toMatchObject({ outcome: 'accepted' });
    const longer = (changes: Parameters<typeof gift>[1]) =>
      buy(freshId(), { gifts: [gift('ada@example.com', changes)] });
    expect(await longer({ message: `${'👩‍👩‍👧'.repeat(32)}!` })).toEqual(ofCode('MESSAGE_INVALID'));
    expect(await longer({ recipientName: 'e\u0301'.repeat(13) })).toEqual(ofCode('RECIPIENT_INVALID'));
    const some = (count: number) => Array.from({ length: count }, (_, at) => gift(`a${at}@example.com`));
    expect(await buy(freshId(), { gifts: some(10) })).toMatchObject({ outcome: 'accepted' });
    expect(await buy(freshId(), { gifts: some(11) })).toEqual(ofCode('RECIPIENT_INVALID'));
  });

  test('GFT-047 a member pays with an own saved method, of the kind that it is', async () => {
    expect(await buy(freshId(), { payment: { ...member, id: 'of-another' } })).toEqual(ofCode('121043'));
    expect(await buy(freshId(), { payment: { ...member, paymentType: 'amex' } })).toEqual(ofCode('121043'));
  });

  test('GFT-047 a member’s method does not pay without a session, and the same request pays after the next sign-in', async () => {
    const id = freshId();
    world.sessions.clear();
    await expect(buy(id)).rejects.toMatchObject({ code: 'signed-out' });
    expect(world.effects.giftCharges).toBe(0);
    world.become('member-green');
    expect(await buy(id)).toMatchObject({ outcome: 'accepted' });
  });

  test('only the member who bought reads what became of it', async () => {
    const id = freshId();
    await buy(id);
    world.become('anonymous');
    await expect(status(id, true)).rejects.toMatchObject({ code: 'signed-out' });
    world.become('member-green');
    expect(await status(id)).toEqual({ outcome: 'processing' });
  });
});

describe('gifts of the world, bought without an account', () => {
  beforeEach(() => {
    world = startWorld({ persona: 'anonymous' });
  });

  test('GFT-044 GFT-047 a guest pays with a token, once', async () => {
    const payment = await token('once');
    const id = freshId();
    expect(await buy(id, { payment })).toMatchObject({ outcome: 'accepted' });
    expect(await buy(freshId(), { payment })).toEqual(ofCode('121043'));
    world.clock.advance(GIFT_DELAY_MS);
    expect(await status(id)).toMatchObject({ outcome: 'success' });
    expect(world.effects).toMatchObject({ giftCharges: 1, giftsBought: 1 });
  });

  test('GFT-047 BIL-030 a token that has paid an order buys no gift, and the other way round', async () => {
    world = startWorld({ persona: 'guest' });
    const guest = { firstName: 'Nora', lastName: 'North', email: 'nora@example.com', marketingOptIn: false };
    const [ordered, given] = [await token('ordered'), await token('given')];
    expect(await placeAsGuest(await priceOfLattes(1, 'guest'), ordered.id, guest)).toMatchObject({ outcome: 'placed' });
    expect(await buy(freshId(), { payment: ordered })).toEqual(ofCode('121043'));
    expect(await buy(freshId(), { payment: given })).toMatchObject({ outcome: 'accepted' });
    const refused = await placeAsGuest(await priceOfLattes(1, 'guest'), given.id, guest);
    expect(refused).toMatchObject({ refusal: { code: '121043' } });
    expect(world.effects).toMatchObject({ ordersPlaced: 1, giftCharges: 1 });
  });

  test('GFT-047 BIL-025 a token that is older than five minutes buys no gift', async () => {
    const [old, young] = [await token('old'), await token('young')];
    // Time passes before the clock is moved.
    await status(freshId());
    world.clock.advance(300_000);
    expect(await buy(freshId(), { payment: young })).toMatchObject({ outcome: 'accepted' });
    world.clock.advance(1);
    expect(await buy(freshId(), { payment: old })).toEqual(ofCode('121043'));
  });

  test('GFT-047 a declined token and a made-up one do not pay', async () => {
    expect(await buy(freshId(), { payment: await token('declined', true) })).toEqual(ofCode('121045'));
    const forged = { ...(await token('forged')), id: 'forged' };
    expect(await buy(freshId(), { payment: forged })).toEqual(ofCode('121043'));
  });

  test('GFT-074 A09 D-351 a card pays for the billing address that it was entered for, as long as that is kept', async () => {
    expect(await buy(freshId(), { payment: { ...(await token('kept')), id: aCardToken() } })).toEqual(
      ofCode('ADDRESS_UNAVAILABLE'),
    );
    const payment = await token('gone');
    world.accounts.guestAddresses.clear();
    expect(await buy(freshId(), { payment })).toEqual(ofCode('ADDRESS_UNAVAILABLE'));
    expect(world.effects.giftCharges).toBe(0);
  });

  test('GFT-047 neither way to pay, and both of them, are refused', async () => {
    const body = (payment: object) =>
      JSON.stringify({
        requestId: freshId(),
        orderSource: 'WEB',
        locale: 'en-US',
        currency: 'USD',
        paymentType: 'visa',
        ...payment,
        senderEmail: 'ada@example.com',
        senderName: 'Ada',
        egifts: [{ ...gift('grace@example.com'), amount: 25 }],
        reputation: 'risk',
      });
    const both = { paymentInstrumentId: 'one', paymentInstrumentToken: (await token('both')).id };
    for (const payment of [{}, both]) {
      const response = await world.send('/apiproxy/v1/gift/gift-purchase', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'test' },
        body: body(payment),
      });
      expect([response.status, await response.json()]).toEqual([422, { code: 'PAYMENT_INVALID' }]);
    }
  });
});

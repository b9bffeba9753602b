import { HttpResponse } from 'msw';
import { buyGifts } from '#api/gifts/gift-purchase.ts';
import { readGiftPurchaseStatus } from '#api/gifts/gift-purchase-status.ts';
import { cardOfToken } from '../card-vault/card-token.ts';
import { hashOf } from '../random.ts';
import { refuse, respond } from '../respond.ts';
import type { Session } from '../session/sessions.ts';
import type { World } from '../world.ts';
import { giftRefusal, type PurchaseBody } from './gift-checks.ts';
import { giftDueAt, mailGift, mailReceipt, sendDueGifts } from './gift-mails.ts';
import type { GiftPurchaseRecord } from './gift-records.ts';
import { failureAskedFor, waitsFor } from './purchase-sentinels.ts';

/** How long the app is asked to wait, and how long a purchase takes, milliseconds. */
export const GIFT_DELAY_MS = 1500;
const GIFT_TAKES_MS = 1000;

type Taken = Extract<GiftPurchaseRecord, { kind: 'taken' }>;
type Body = PurchaseBody & { readonly requestId: string };

/** Buying gifts: one request id is at most one charge, and good for one payload (GFT-045 to GFT-060). */
export const giftPurchaseHandlers = (world: World) => [
  respond(world, buyGifts, ({ body, session }) => {
    const { purchases } = world.gifts;
    const { requestId } = body;
    const asked = JSON.stringify(body);
    const known = purchases.get(requestId);
    if (known?.kind === 'closed') return refuse(409, 'REQUEST_CLOSED');
    if (known && known.asked !== asked) return refuse(422, 'REQUEST_ID_REUSED');
    // A refusal is kept too: a copy that is still on its way must not be charged after it (D-131).
    if (known?.kind === 'refused') return refuse(422, known.code);
    if (known) {
      world.effects.giftsRecognised += 1;
    } else {
      // Kept nowhere: after the next sign-in the same request may still pay.
      if (isOfMember(body) && session.kind !== 'member') return refuse(401, 'SIGN_IN_REQUIRED');
      const code = giftRefusal(world, body, session);
      purchases.set(requestId, code === null ? taken(world, body, asked, session) : { kind: 'refused', asked, code });
      if (code !== null) return refuse(422, code);
    }
    return { delay: GIFT_DELAY_MS, requestId };
  }),

  respond(world, readGiftPurchaseStatus, ({ request, query, session }) => {
    const requestId = request.headers.get('x-request-id') ?? '';
    if (requestId === '') return refuse(400, 'REQUEST_INVALID');
    const record = world.gifts.purchases.get(requestId);
    if (!record && query.get('zero-retries') === 'true') world.gifts.purchases.set(requestId, { kind: 'closed' });
    if (!record || record.kind === 'closed') return failed(404, 'REQUEST_NOT_FOUND');
    if (record.kind === 'refused') return failed(200, record.code);
    if (record.memberId !== null && record.memberId !== memberIdOf(session)) return refuse(401, 'SIGN_IN_REQUIRED');
    if (world.clock.now() < record.doneAt) return failed(200, 'EPROMISERETRY', record.orderNumber);
    if (record.failsWith !== null) return failed(200, record.failsWith, record.orderNumber);
    sendDueGifts(world);
    return { orderNumber: record.orderNumber };
  }),
];

const failed = (status: number, code: string, orderNumber: string | null = null) =>
  HttpResponse.json({ data: { context: { code, ...(orderNumber !== null && { orderNumber }) } } }, { status });

/** A saved way to pay is a member's: who names one and is none has a session that is over. */
const isOfMember = ({ paymentInstrumentId: id, paymentInstrumentToken: token }: Body) =>
  id !== undefined && token === undefined;

const memberIdOf = (session: Session) => (session.kind === 'member' ? session.member.account.memberId : null);

/** Charges once, however often it is asked; the gifts go out when it is done. */
function taken(world: World, body: Body, asked: string, session: Session): Taken {
  const { requestId, egifts, paymentInstrumentToken } = body;
  const failsWith = failureAskedFor(egifts);
  const now = world.clock.now();
  const doneAt = now + GIFT_TAKES_MS + waitsFor(egifts) * GIFT_DELAY_MS;
  if (failsWith === null) {
    world.effects.giftCharges += 1;
    if (paymentInstrumentToken !== undefined) world.accounts.cardTokens.set(paymentInstrumentToken, '');
  }
  const orderNumber = `G${String(hashOf(`${requestId} gift`))
    .padStart(10, '0')
    .slice(0, 9)}`;
  const record: Taken = {
    kind: 'taken',
    asked,
    memberId: memberIdOf(session),
    orderNumber,
    doneAt,
    failsWith,
    issue: once(() => issue(world, { orderNumber, doneAt }, body)),
  };
  if (failsWith === null && session.kind === 'member') keepInHistory(world, record, body, session.member.account);
  return record;
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

/** One gift for each recipient, by mail on its day (GFT-060), and a receipt for the sender at once (GFT-058). */
function issue(world: World, { orderNumber, doneAt }: Pick<Taken, 'orderNumber' | 'doneAt'>, body: Body): void {
  const { waiting } = world.gifts;
  for (const gift of body.egifts) {
    world.effects.giftsBought += 1;
    waiting.push({ dueAt: giftDueAt(gift), send: () => mailGift(world, body, gift) });
  }
  waiting.push({ dueAt: doneAt, send: () => mailReceipt(world, body, orderNumber) });
}

type Account = Extract<Session, { kind: 'member' }>['member']['account'];

/** Among the gifts of a member: processing until it is done, and each gift's day has come (decision AO-64). */
function keepInHistory(world: World, { orderNumber, doneAt }: Taken, body: Body, account: Account): void {
  const { egifts, paymentInstrumentId, paymentInstrumentToken } = body;
  const method = account.paymentMethods.find((one) => one.paymentInstrumentId === paymentInstrumentId);
  const completeAt = Math.max(doneAt, ...egifts.map(giftDueAt));
  account.history.unshift({
    historyId: orderNumber,
    kind: 'egift',
    at: world.clock.now(),
    title: egifts.map(({ recipientName }) => recipientName).join(', '),
    storeName: null,
    lines: egifts.map(({ recipientEmail, amount }) => ({
      product: null,
      name: recipientEmail,
      quantity: 1,
      amount: Math.round(amount * 100),
    })),
    extras: [],
    tax: 0,
    tip: 0,
    pendingTip: null,
    get processing() {
      return world.clock.now() < completeAt;
    },
    cardEnding: method?.accountNumberLastFour ?? cardOfToken(paymentInstrumentToken ?? '')?.lastFour ?? '',
    currency: body.currency,
  });
}

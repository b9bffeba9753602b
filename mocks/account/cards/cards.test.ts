import { expect, test } from 'vitest';
import { addCard, addDigitalCard, readCardFromToken } from '#api/account/card-add.ts';
import { makeCardPrimary, removeCard } from '#api/account/card-changes.ts';
import { CARD_LEDGER_PAGE, readCardLedger } from '#api/account/card-ledger.ts';
import { transferCardBalance } from '#api/account/card-transfer.ts';
import { readCards } from '#api/account/cards.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { startWorld } from '../../server.ts';
import { CARD_CODES, GIFT_TOKEN, WRONG_PIN } from '../account-sentinels.ts';

setUpServer();

const NUMBER = '6049123412341234';
const PIN = '20471234';

const add = (cardNumber = NUMBER, key = cardNumber, pin = PIN) =>
  addCard({ body: { cardNumber, pin, nickname: '' }, headers: { 'idempotency-key': key } });

const refusedWith = (code: string) => ({ outcome: 'refused', refusal: { code, message: null } });

const idOf = async (position: number) => (await readCards({}))[position]?.cardId ?? '';

async function ledgerOf(cardId: string, offset = 0) {
  const query = { offset: String(offset), limit: String(CARD_LEDGER_PAGE) };
  return readCardLedger({ params: { cardId }, query });
}

test('CRD-009 a card is added once however often it is sent, and a key names one card only', async () => {
  const world = startWorld({ persona: 'member-without-cards' });
  const first = await add();
  expect(first).toMatchObject({ outcome: 'added', card: { cardNumber: NUMBER, isPrimary: true } });
  expect(await add()).toEqual(first);
  expect(await readCards({})).toHaveLength(1);
  expect(world.effects.cardsAdded).toBe(1);
  expect(await add('6049123412341235', NUMBER)).toEqual(refusedWith('IDEMPOTENCY_KEY_REUSED'));
  expect(await add(NUMBER, 'another key')).toEqual(refusedWith('122000'));
  expect((await world.send(addCard.contract.path, jsonPost({ cardNumber: '6', pin: PIN, nickname: '' }))).status).toBe(
    400,
  );
});

const jsonPost = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-requested-with': 'northstar' },
  body: JSON.stringify(body),
});

test('CRD-009 each code of the catalogue that concerns adding can be had by the last digits of a number', async () => {
  startWorld({ persona: 'member-green' });
  for (const code of CARD_CODES) expect(await add(`600649123456${code.slice(-4)}`)).toEqual(refusedWith(code));
  expect(await add(NUMBER, 'wrong code', WRONG_PIN)).toEqual(refusedWith('121001'));
  for (const number of ['123', '60491234123412345', '604912341234123x']) {
    expect(await add(number)).toEqual(refusedWith('121000'));
  }
  expect(await add('6006491234560081')).toMatchObject({ outcome: 'not-primary', cardId: await idOf(1) });
});

test('CRD-009 a digital card is empty, and added once for each key', async () => {
  const world = startWorld({ persona: 'member-without-cards' });
  const request = { body: { nickname: 'Lunch' }, headers: { 'idempotency-key': 'digital' } };
  const first = await addDigitalCard(request);
  expect(first).toMatchObject({ outcome: 'added', card: { nickname: 'Lunch', balance: { amount: 0 } } });
  expect(await addDigitalCard(request)).toEqual(first);
  expect(world.effects.cardsAdded).toBe(1);
});

test('OPP-081 the token of a gift names a card, any other none', async () => {
  startWorld({ persona: 'member-green' });
  expect(await readCardFromToken({ body: { cashstarToken: GIFT_TOKEN } })).toEqual({ cardNumber: NUMBER, pin: PIN });
  await expect(readCardFromToken({ body: { cashstarToken: 'other' } })).rejects.toMatchObject({ code: 'link-expired' });
});

test('SVC-035 one card is the primary one, and the next one when that is removed', async () => {
  startWorld({ persona: 'member-gold' });
  const [first, second] = [await idOf(0), await idOf(1)];
  await makeCardPrimary({ params: { cardId: second } });
  expect((await readCards({})).map(({ isPrimary }) => isPrimary)).toEqual([false, true]);
  await removeCard({ params: { cardId: second } });
  expect((await readCards({})).map(({ cardId, isPrimary }) => [cardId, isPrimary])).toEqual([[first, true]]);
});

test('SVC-011 CRD-007 a card of another member is as unknown as one that does not exist', async () => {
  const world = startWorld({ persona: 'member-green' });
  const foreign = await idOf(0);
  world.become('member-gold');
  for (const cardId of [foreign, 'nothing']) {
    await expect(removeCard({ params: { cardId } })).rejects.toMatchObject({ code: 'card-not-found' });
    await expect(makeCardPrimary({ params: { cardId } })).rejects.toMatchObject({ code: 'card-not-found' });
    await expect(ledgerOf(cardId)).rejects.toMatchObject({ code: 'card-not-found' });
  }
  expect(world.effects.cardsRemoved).toBe(0);
});

test('the ledger of a card ends with its balance, each entry follows from the one before, in pages', async () => {
  startWorld({ persona: 'member-gold' });
  const [card] = await readCards({});
  const cardId = card?.cardId ?? '';
  const newest = await ledgerOf(cardId);
  const older = await ledgerOf(cardId, CARD_LEDGER_PAGE);
  const entries = [...newest.entries, ...older.entries];
  expect(newest.entries).toHaveLength(CARD_LEDGER_PAGE);
  expect(entries).toHaveLength(newest.total);
  expect(entries[0]?.balance).toBe(card?.balance.amount);
  for (const [at, { balance, amount, date }] of entries.entries()) {
    const before = entries[at + 1];
    expect(balance - amount).toBe(before?.balance ?? 0);
    expect(balance).toBeGreaterThanOrEqual(0);
    if (before) expect(date > before.date).toBe(true);
  }
});

test('SVC-010 a balance moves once for each request id, and stands in both ledgers', async () => {
  const world = startWorld({ persona: 'member-gold' });
  const [fromCardId, toCardId] = [await idOf(0), await idOf(1)];
  const variables = { fromCardId, toCardId, amount: 2.5, requestId: 'one' };
  const balances = async () => (await readCards({})).map(({ balance }) => balance.amount);
  expect(await transferCardBalance({ variables })).toMatchObject({ outcome: 'transferred', amount: 250 });
  await transferCardBalance({ variables });
  expect(await balances()).toEqual([4000, 1250]);
  expect(await transferCardBalance({ variables: { ...variables, amount: 5 } })).toEqual(
    refusedWith('REQUEST_ID_REUSED'),
  );
  const all = { fromCardId, toCardId, requestId: 'all' };
  expect(await transferCardBalance({ variables: all })).toMatchObject({ amount: 4000 });
  expect(await transferCardBalance({ variables: all })).toMatchObject({ amount: 4000 });
  expect(await balances()).toEqual([0, 5250]);
  expect(world.effects.balancesTransferred).toBe(2);
  expect((await ledgerOf(fromCardId)).entries[0]).toMatchObject({ kind: 'transfer-out', amount: -4000, balance: 0 });
  expect((await ledgerOf(toCardId)).entries[0]).toMatchObject({ kind: 'transfer-in', amount: 4000, balance: 5250 });
});

test('SVC-010 D-112 a repeat says that the balance has moved, also where its card has been removed since', async () => {
  const world = startWorld({ persona: 'member-gold' });
  const variables = { fromCardId: await idOf(0), toCardId: await idOf(1), requestId: 'all' };
  const moved = await transferCardBalance({ variables });
  expect(moved).toMatchObject({ outcome: 'transferred', amount: 4250 });
  await removeCard({ params: { cardId: variables.fromCardId } });
  expect(await transferCardBalance({ variables })).toMatchObject({ outcome: 'transferred', amount: 4250 });
  expect(await transferCardBalance({ variables: { ...variables, requestId: 'two' } })).toEqual(
    refusedWith('CARD_NOT_FOUND'),
  );
  expect(world.effects.balancesTransferred).toBe(1);
});

test('SVC-008 a transfer to exactly $500 is accepted, one cent more is refused', async () => {
  const world = startWorld({ persona: 'member-gold' });
  const cards = world.account('member-gold').cards;
  const [from, to] = cards;
  if (!from || !to) throw new Error('Goldie has two cards.');
  to.balance = 49_000;
  const ids = { fromCardId: from.cardId, toCardId: to.cardId };
  const send = (amount: number) => transferCardBalance({ variables: { ...ids, amount, requestId: String(amount) } });
  expect(await send(10.01)).toEqual(refusedWith('121023'));
  expect(to.balance).toBe(49_000);
  await send(10);
  expect(to.balance).toBe(50_000);
  expect(await send(1000)).toEqual(refusedWith('121025'));
});

test('no balance moves from or to a card that does not pay, nor to a card of another member', async () => {
  const world = startWorld({ persona: 'member-green' });
  const foreign = await idOf(0);
  world.become('member-many-cards');
  const own = await idOf(0);
  const send = (fromCardId: string, toCardId: string) =>
    transferCardBalance({ variables: { fromCardId, toCardId, amount: 1, requestId: `${fromCardId} ${toCardId}` } });
  for (const [position, code] of [
    [3, '121030'],
    [4, '121037'],
    [5, '121032'],
    [6, '121034'],
  ] as const) {
    expect(await send(await idOf(position), own)).toEqual(refusedWith(code));
    expect(await send(own, await idOf(position))).toEqual(refusedWith(code));
  }
  expect(await send(own, own)).toEqual(refusedWith('121000'));
  expect(await send(own, foreign)).toEqual(refusedWith('CARD_NOT_FOUND'));
  expect(world.effects.balancesTransferred).toBe(0);
});

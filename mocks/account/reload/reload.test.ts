import { beforeEach, describe, expect, test } from 'vitest';
import { createAutoReload, disableAutoReload, updateAutoReload } from '#api/account/auto-reload.ts';
import { readCards } from '#api/account/cards.ts';
import { readPaymentMethods } from '#api/account/payment-methods.ts';
import { submitReload } from '#api/account/reload.ts';
import { isOutcomeUnknown } from '#domain/cards/reload.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { spendAtTheTill } from '../../control/spend.ts';
import { startWorld, type TestWorld } from '../../server.ts';
import type { PersonaId } from '../../session/personas.ts';
import { PAYMENT_CODES, SPOKEN_END, SPOKEN_REFUSAL } from '../account-sentinels.ts';

setUpServer();

const { signal } = new AbortController();
let world: TestWorld;
let cardId = '';
let paymentMethodId = '';

async function begin(persona: PersonaId): Promise<void> {
  world = startWorld({ persona });
  cardId = (await readCards({}))[0]?.cardId ?? '';
  paymentMethodId = (await readPaymentMethods({}))[0]?.paymentMethodId ?? '';
}

type Change = { requestId?: string; amount?: number; cardId?: string; paymentMethodId?: string };
const reload = (change: Change = {}, reputation = 'risk') =>
  submitReload(
    { requestId: 'request-0000-0001', cardId, amount: 2500, paymentMethodId, ...change },
    { reputation, signal },
  );
const balance = async () => (await readCards({}))[0]?.balance.amount;
const ofCode = (code: string) => ({ outcome: 'refused', refusal: expect.objectContaining({ code }) });
const record = () => {
  for (const { account } of world.members.values()) {
    for (const card of account.cards) if (card.cardId === cardId) return card;
  }
  throw new Error('No card.');
};

describe('reloads of the world', () => {
  beforeEach(() => begin('member-green'));

  test('CRD-026 one request id is at most one charge, however often it arrives', async () => {
    expect(await reload()).toMatchObject({ outcome: 'reloaded', card: { balance: { amount: 5000 } } });
    expect(await reload()).toMatchObject({ outcome: 'reloaded', card: { balance: { amount: 5000 } } });
    expect(await balance()).toBe(5000);
    expect(world.effects).toMatchObject({ reloads: 1, reloadsRecognised: 1 });
    expect(record().ledger.at(-1)).toMatchObject({ kind: 'reload', amount: 2500, balance: 5000 });
    await reload({ requestId: 'request-0000-0002' });
    expect(await balance()).toBe(7500);
  });

  test('CRD-026 an id that comes back with another payload, or one that could be guessed, charges nothing', async () => {
    await reload();
    // What became of the first payload stays unknown: “refused” would say that it was never charged.
    for (const other of [() => reload({ amount: 5000 }), () => reload({}, 'other risk data')]) {
      await expect(other()).rejects.toSatisfy((thrown) => isOutcomeUnknown(failureCodeOf(thrown)));
    }
    expect(await reload({ requestId: '1' })).toEqual(ofCode('IDEMPOTENCY_KEY_REQUIRED'));
    expect(world.effects.reloads).toBe(1);
  });

  test('CRD-026 an id that was refused stays refused: a late copy of the request is not charged', async () => {
    record().status = 'inactive';
    expect(await reload()).toEqual(ofCode('121030'));
    record().status = 'active';
    expect(await reload()).toEqual(ofCode('121030'));
    expect(await reload({ requestId: 'request-0000-0002' })).toMatchObject({ outcome: 'reloaded' });
    expect(world.effects.reloads).toBe(1);
  });

  test('CRD-026 D-131 a repeat says what became of the request, also where its card has been removed since', async () => {
    await reload();
    record().status = 'inactive';
    await reload({ requestId: 'request-0000-0002' });
    const { account } = world.member('member-green');
    account.cards.splice(0, account.cards.length);
    expect(await reload()).toMatchObject({ outcome: 'reloaded', card: { cardId, balance: { amount: 5000 } } });
    expect(await reload({ requestId: 'request-0000-0002' })).toEqual(ofCode('121030'));
    expect(await reload({ requestId: 'request-0000-0003' })).toEqual(ofCode('CARD_NOT_FOUND'));
    expect(world.effects).toMatchObject({ reloads: 1, reloadsRecognised: 1 });
  });

  test('SVC-008 SVC-018 a card is filled to exactly $500 and never above', async () => {
    expect(await reload({ amount: 47_501 })).toEqual(ofCode('121023'));
    expect(await reload({ requestId: 'request-0000-0002', amount: 47_500 })).toMatchObject({ outcome: 'reloaded' });
    expect(await balance()).toBe(50_000);
  });

  test('OPP-063 OPP-068 no amount, and one below zero, are refused each by its code', async () => {
    expect(await reload({ amount: 0 })).toEqual(ofCode('121005'));
    expect(await reload({ requestId: 'request-0000-0002', amount: -500 })).toEqual(ofCode('121036'));
    expect(world.effects.reloads).toBe(0);
  });

  test('a card that does not pay takes no money, and says why', async () => {
    for (const [status, code] of [
      ['inactive', '121030'],
      ['closed', '121037'],
      ['stolen', '121032'],
      ['unregistered', '121034'],
    ] as const) {
      record().status = status;
      expect(await reload({ requestId: `request-0000-${code}` })).toEqual(ofCode(code));
    }
    expect(await reload({ cardId: 'card-of-another' })).toEqual(ofCode('CARD_NOT_FOUND'));
  });

  test('SVC-028 a payment method that has expired, or is another member’s, pays nothing', async () => {
    expect(await reload({ paymentMethodId: 'payment-of-another' })).toEqual(ofCode('121043'));
    const { year = 0 } = (await readPaymentMethods({}))[0]?.expires ?? {};
    // Where the day ends last it is a minute to midnight.
    world.clock.set(Date.UTC(year, 11, 1, 11, 59));
    expect(await reload({ requestId: 'request-0000-0002' })).toMatchObject({ outcome: 'reloaded' });
    world.clock.set(Date.UTC(year, 11, 1, 12));
    expect(await reload({ requestId: 'request-0000-0003' })).toEqual(ofCode('121044'));
  });
});

test('SVC-015 every code of a payment can be seen by hand, and once the server’s own words', async () => {
  await begin('member-refused');
  const methods = await readPaymentMethods({});
  for (const code of [...PAYMENT_CODES, `121048 ${SPOKEN_END}`]) {
    const end = code.slice(-4);
    const method = methods.find(({ accountNumberLastFour }) => accountNumberLastFour === end);
    const answer = await reload({ requestId: `request-0000-${end}`, paymentMethodId: method?.paymentMethodId ?? '' });
    expect(answer).toEqual(ofCode(code.slice(0, 6)));
    if (end === SPOKEN_END) expect(answer).toMatchObject({ refusal: { message: SPOKEN_REFUSAL } });
  }
  expect(world.effects.reloads).toBe(0);
});

describe('auto reload of the world', () => {
  beforeEach(() => begin('member-green'));

  const settings = (change: { amount?: number; triggerAmount?: number; paymentMethodId?: string } = {}) => ({
    variables: { cardId, amount: 25, triggerAmount: 10, paymentMethodId, reputation: 'risk', ...change },
  });
  const spend = (cents: number) => {
    const cookie = [...world.sessions.keys()][0] ?? '';
    return spendAtTheTill(
      world,
      { cents },
      new Request('http://northstar.test/', { headers: { 'x-world-cookie': `northstar_session=${cookie}` } }),
    ).json();
  };

  test('SVC-009 CRD-029 CRD-030 CRD-031 a profile is created, updated and disabled, and keeps its settings', async () => {
    expect(await createAutoReload(settings())).toEqual({
      outcome: 'saved',
      profile: { isActive: true, amount: 2500, triggerAmount: 1000, payerId: paymentMethodId },
    });
    expect(await updateAutoReload(settings({ amount: 50 }))).toMatchObject({ profile: { amount: 5000 } });
    expect(await disableAutoReload({ variables: { cardId, reputation: '' } })).toMatchObject({
      profile: { isActive: false, amount: 5000 },
    });
    expect((await readCards({}))[0]?.autoReloadProfile).toMatchObject({ isActive: false, amount: 5000 });
    expect(world.effects).toMatchObject({ autoReloadsCreated: 1, autoReloadsUpdated: 1, autoReloadsDisabled: 1 });
    expect(world.effects.autoReloads).toBe(0);
  });

  test('SVC-007 SVC-017 no amount, an impossible one and a method that is refused are said by their codes', async () => {
    expect(await createAutoReload(settings({ amount: 0 }))).toEqual(ofCode('121009'));
    expect(await createAutoReload(settings({ amount: 500.01 }))).toEqual(ofCode('121010'));
    expect(await createAutoReload(settings({ paymentMethodId: 'none' }))).toEqual(ofCode('121043'));
    expect(await updateAutoReload(settings())).toEqual(ofCode('AUTO_RELOAD_NOT_FOUND'));
    expect((await readCards({}))[0]?.autoReloadProfile).toBeNull();
  });

  test('CRD-031 turning off what the card does not have leaves it off', async () => {
    expect(await disableAutoReload({ variables: { cardId, reputation: '' } })).toEqual({
      outcome: 'saved',
      profile: null,
    });
    expect(world.effects.autoReloadsDisabled).toBe(0);
  });

  test('CRD-034 it fires when the balance falls below its trigger, once for each fall', async () => {
    await createAutoReload(settings());
    expect(await spend(1500)).toEqual({ balance: 1000 });
    expect(world.effects.autoReloads).toBe(0);
    expect(await spend(1)).toEqual({ balance: 3499 });
    expect(world.effects.autoReloads).toBe(1);
    expect(record().ledger.slice(-2)).toMatchObject([{ kind: 'purchase' }, { kind: 'auto-reload', amount: 2500 }]);
    await disableAutoReload({ variables: { cardId, reputation: '' } });
    expect(await spend(3000)).toEqual({ balance: 499 });
    expect(world.effects.autoReloads).toBe(1);
  });
});

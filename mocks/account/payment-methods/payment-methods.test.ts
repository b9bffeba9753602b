import { describe, expect, test } from 'vitest';
import { readAddresses } from '#api/account/addresses.ts';
import {
  addPaymentMethod,
  changePaymentMethod,
  makeDefaultPaymentMethod,
  readPaymentMethods,
  removePaymentMethod,
} from '#api/account/payment-methods.ts';
import { addPaypal, beginPaypal } from '#api/account/paypal.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { makeCardToken } from '../../card-vault/card-token.ts';
import { createClock } from '../../clock.ts';
import { startWorld } from '../../server.ts';

setUpServer();

const ISSUED_AT = Date.UTC(2026, 5, 10, 18);
const token = (once: string, rest: Partial<Parameters<typeof makeCardToken>[0]> = {}) =>
  makeCardToken(
    { paymentType: 'visa', lastFour: '1111', expires: { month: 4, year: 2031 }, declined: false, ...rest },
    once,
    ISSUED_AT,
  );
const add = (paymentInstrumentToken: string) =>
  addPaymentMethod({ body: { paymentInstrumentToken, billingAddressId: null } });
const code = (wanted: string) => expect.objectContaining({ code: wanted });

describe('payment methods of a member', () => {
  test('a world of another year has cards that are good in it', async () => {
    const at = Date.UTC(2040, 0, 31);
    startWorld({ persona: 'member-refused', clock: createClock({ at, frozen: true }) });
    const years = (await readPaymentMethods({})).flatMap(({ expires }) => (expires ? [expires.year] : []));
    expect(years.length).toBeGreaterThan(5);
    expect(years.filter((year) => year !== 2043)).toEqual([]);
  });

  test('CRD-039 CRD-048 a card is saved by its token, with kind, last four digits and expiry; the first one is the default', async () => {
    startWorld({ persona: 'member-without-payment-methods' });
    const saved = await add(token('a'));
    expect(saved).toMatchObject({
      paymentType: 'visa',
      accountNumberLastFour: '1111',
      expires: { month: 4, year: 2031 },
      isDefault: true,
    });
    expect(await readPaymentMethods({})).toEqual([saved]);
  });

  test('CRD-048 a token sent again saves nothing a second time; a made-up one and one of another member are refused', async () => {
    const world = startWorld({ persona: 'member-without-payment-methods' });
    const first = await add(token('a'));
    expect(await add(token('a'))).toEqual(first);
    expect(world.effects.paymentMethodsAdded).toBe(1);
    await expect(add('card_visa_1111_4_2031_good_a_zzz')).rejects.toEqual(code('refused'));
    world.become('member-green');
    await expect(add(token('a'))).rejects.toEqual(code('refused'));
  });

  test('CRD-048 a card that its bank refuses is not saved', async () => {
    startWorld({ persona: 'member-without-payment-methods' });
    await expect(add(token('a', { declined: true }))).rejects.toEqual(code('card-declined'));
    expect(await readPaymentMethods({})).toEqual([]);
  });

  test('CRD-039 expiry and address of a card change; another card’s token does not fit', async () => {
    startWorld({ persona: 'member-green' });
    const [method] = await readPaymentMethods({});
    const [address] = await readAddresses({ variables: {} });
    const lastFour = method?.accountNumberLastFour ?? '';
    const change = (paymentInstrumentToken: string) =>
      changePaymentMethod({
        params: { id: method?.paymentMethodId ?? '' },
        body: { paymentInstrumentToken, billingAddressId: address?.addressId ?? null },
      });
    const changed = await change(token('a', { lastFour }));
    expect(changed).toMatchObject({ expires: { month: 4, year: 2031 } });
    expect(await change(token('a', { lastFour }))).toEqual(changed);
    await expect(change(token('b', { lastFour: '9999' }))).rejects.toEqual(code('refused'));
  });

  test('CRD-050 one is the default; when it goes, the next one is', async () => {
    startWorld({ persona: 'member-gold' });
    const [visa, paypal] = await readPaymentMethods({});
    const idOf = (method: typeof visa) => ({ id: method?.paymentMethodId ?? '' });
    await makeDefaultPaymentMethod({ params: idOf(paypal) });
    expect((await readPaymentMethods({})).map(({ isDefault }) => isDefault)).toEqual([false, true]);
    await removePaymentMethod({ params: idOf(paypal) });
    expect((await readPaymentMethods({})).map(({ isDefault }) => isDefault)).toEqual([true]);
    await expect(removePaymentMethod({ params: idOf(paypal) })).rejects.toEqual(code('payment-method-missing'));
  });

  test('CRD-050 what an auto reload is paid with is not removed', async () => {
    const world = startWorld({ persona: 'member-gold' });
    const [visa] = await readPaymentMethods({});
    const id = visa?.paymentMethodId ?? '';
    const card = world.account('member-gold').cards[0];
    if (card) card.autoReload = { isActive: true, amount: 2500, triggerAmount: 1000, paymentMethodId: id };
    await expect(removePaymentMethod({ params: { id } })).rejects.toEqual(code('payment-method-in-use'));
    expect(await readPaymentMethods({})).toHaveLength(2);
  });

  test('CRD-038 an approval of PayPal is good for one payment method, for a while, and for its member only', async () => {
    const world = startWorld({ persona: 'member-without-payment-methods' });
    const begin = async () => {
      const { approvalUrl } = await beginPaypal({ body: { returnPath: '/account/payment-method/add/paypal' } });
      return { body: { approvalToken: approvalUrl.split('=')[1] ?? '' } };
    };
    const used = await begin();
    const saved = await addPaypal(used);
    expect(saved).toMatchObject({ paymentType: 'paypal', accountNumberLastFour: null });
    expect(await addPaypal(used)).toEqual(saved);
    expect(world.effects.paymentMethodsAdded).toBe(1);
    await removePaymentMethod({ params: { id: saved.paymentMethodId } });
    await expect(addPaypal(used)).rejects.toEqual(code('approval-expired'));
    const late = await begin();
    world.clock.advance(16 * 60_000);
    await expect(addPaypal(late)).rejects.toEqual(code('approval-expired'));
    const foreign = await begin();
    world.become('member-green');
    await expect(addPaypal(foreign)).rejects.toEqual(code('approval-expired'));
  });

  test('CRD-037 only a member has any', async () => {
    startWorld({ persona: 'guest' });
    await expect(readPaymentMethods({})).rejects.toEqual(code('signed-out'));
    await expect(add(token('a'))).rejects.toEqual(code('signed-out'));
  });
});

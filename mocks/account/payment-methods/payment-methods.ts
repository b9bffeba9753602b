import {
  addPaymentMethod,
  changePaymentMethod,
  makeDefaultPaymentMethod,
  readPaymentMethods,
  removePaymentMethod,
} from '#api/account/payment-methods.ts';
import { cardOfToken } from '../../card-vault/card-token.ts';
import { refuse } from '../../respond.ts';
import type { World } from '../../world.ts';
import type { Account, PaymentMethodRecord } from '../account.ts';
import { respondToMember } from '../member-only.ts';
import { paymentMethodRecord } from './payment-method-record.ts';

const MISSING = () => refuse(404, 'PAYMENT_METHOD_NOT_FOUND');

/** A payment method as the wire says it (BIL-009). */
export const paymentMethodAnswer = ({ isDefault, ...method }: PaymentMethodRecord) => ({
  ...method,
  default: isDefault,
});

const methodOf = ({ paymentMethods }: Account, id: string | undefined) =>
  paymentMethods.find(({ paymentMethodId }) => paymentMethodId === id);

function makeDefault({ paymentMethods }: Account, chosen: PaymentMethodRecord | undefined): void {
  for (const method of paymentMethods) method.isDefault = method === chosen;
}

/** Keeps a way to pay once: the same card or account again takes the place of its older entry. */
export function keepPaymentMethod(account: Account, method: PaymentMethodRecord): PaymentMethodRecord {
  const known = methodOf(account, method.paymentMethodId);
  if (known) return Object.assign(known, { ...method, isDefault: known.isDefault });
  account.paymentMethods.push(method);
  if (account.paymentMethods.length === 1) method.isDefault = true;
  return method;
}

/** The card behind a token that was not used before; how the retailer says no to any other. */
function redeem(world: World, token: string) {
  const card = cardOfToken(token);
  if (!card || world.accounts.cardTokens.has(token)) return refuse(400, 'TOKEN_REFUSED');
  if (!card.declined) return card;
  world.accounts.cardTokens.set(token, '');
  return refuse(402, 'CARD_DECLINED');
}

const hasAddress = ({ addresses }: Account, id: string | null) =>
  id === null || addresses.some(({ addressId }) => addressId === id);

export const paymentMethodHandlers = (world: World) => [
  respondToMember(world, readPaymentMethods, ({ account }) => ({
    paymentMethods: account.paymentMethods.map(paymentMethodAnswer),
  })),

  respondToMember(world, addPaymentMethod, ({ account, body }) => {
    if (!hasAddress(account, body.billingAddressId)) return refuse(400, 'ADDRESS_NOT_FOUND');
    const saved = methodOf(account, world.accounts.cardTokens.get(body.paymentInstrumentToken));
    if (saved) return paymentMethodAnswer(saved);
    const card = redeem(world, body.paymentInstrumentToken);
    if (card instanceof Response) return card;
    const { paymentType, lastFour, expires } = card;
    const rest = { accountNumberLastFour: lastFour, expires, billingAddressId: body.billingAddressId };
    const kept = keepPaymentMethod(
      account,
      paymentMethodRecord(account.memberId, paymentType, world.clock.now(), rest),
    );
    world.accounts.cardTokens.set(body.paymentInstrumentToken, kept.paymentMethodId);
    world.effects.paymentMethodsAdded += 1;
    return paymentMethodAnswer(kept);
  }),

  respondToMember(world, changePaymentMethod, ({ account, body, params }) => {
    const method = methodOf(account, params['id']);
    if (!method) return MISSING();
    if (!hasAddress(account, body.billingAddressId)) return refuse(400, 'ADDRESS_NOT_FOUND');
    // Sent again because its answer was lost.
    if (world.accounts.cardTokens.get(body.paymentInstrumentToken) === method.paymentMethodId) {
      return paymentMethodAnswer(method);
    }
    const card = redeem(world, body.paymentInstrumentToken);
    if (card instanceof Response) return card;
    if (card.paymentType !== method.paymentType || card.lastFour !== (method.accountNumberLastFour ?? '')) {
      return refuse(400, 'TOKEN_REFUSED');
    }
    world.accounts.cardTokens.set(body.paymentInstrumentToken, method.paymentMethodId);
    method.expires = card.expires;
    method.billingAddressId = body.billingAddressId;
    return paymentMethodAnswer(method);
  }),

  respondToMember(world, makeDefaultPaymentMethod, ({ account, params }) => {
    const method = methodOf(account, params['id']);
    if (!method) return MISSING();
    makeDefault(account, method);
    return undefined;
  }),

  respondToMember(world, removePaymentMethod, ({ account, params }) => {
    const method = methodOf(account, params['id']);
    if (!method) return MISSING();
    const pays = account.cards.some(
      ({ autoReload }) => autoReload?.isActive && autoReload.paymentMethodId === method.paymentMethodId,
    );
    if (pays) return refuse(409, 'PAYMENT_METHOD_IN_USE');
    account.paymentMethods = account.paymentMethods.filter((one) => one !== method);
    if (method.isDefault) makeDefault(account, account.paymentMethods[0]);
    world.effects.paymentMethodsRemoved += 1;
    return undefined;
  }),
];

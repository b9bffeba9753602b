import {
  addSingleUseAddress,
  createAddress,
  memberAddressOf,
  readAddresses,
  singleUseAddressOf,
  updateAddress,
} from '#api/account/addresses.ts';
import { createAutoReload, disableAutoReload, updateAutoReload } from '#api/account/auto-reload.ts';
import { fetchBarcode } from '#api/account/barcode.ts';
import { addCard, addDigitalCard, readCardFromToken } from '#api/account/card-add.ts';
import { makeCardPrimary, removeCard } from '#api/account/card-changes.ts';
import { CARD_LEDGER_PAGE, readCardLedger } from '#api/account/card-ledger.ts';
import { transferCardBalance } from '#api/account/card-transfer.ts';
import { readCards } from '#api/account/cards.ts';
import {
  addPaymentMethod,
  changePaymentMethod,
  makeDefaultPaymentMethod,
  readPaymentMethods,
  removePaymentMethod,
} from '#api/account/payment-methods.ts';
import { addPaypal, beginPaypal } from '#api/account/paypal.ts';
import { submitReload } from '#api/account/reload.ts';
import { GIFT_TOKEN } from '#mocks/account/account-sentinels.ts';
import { makeCardToken } from '#mocks/card-vault/card-token.ts';
import type { Sample } from './sample.ts';

const BILLING = {
  firstName: 'Gwen',
  lastName: 'North',
  phoneNumber: null,
  addressLine1: '1 Pine Street',
  addressLine2: null,
  city: 'Seattle',
  postalCode: '98101',
  countrySubdivision: 'WA',
  country: 'US',
} as const;
/** One of the member's cards, as they are listed. */
async function aCard(position: number): Promise<string> {
  return (await readCards({}))[position]?.cardId ?? '';
}

/** Gwen's card and way to pay, and what auto reload can be set to. */
async function reloadOfGwen() {
  const [card] = await readCards({});
  const [method] = await readPaymentMethods({});
  return { cardId: card?.cardId ?? '', paymentMethodId: method?.paymentMethodId ?? '' };
}

const autoReloadOfGwen = async () => ({
  variables: { ...(await reloadOfGwen()), amount: 25, triggerAmount: 10, reputation: 'risk' },
});

/** A token of a card as the card field gets one; of Gwen's own card where its digits are given. */
export const aCardToken = (lastFour = '1111') =>
  makeCardToken({ paymentType: 'visa', lastFour, expires: { month: 4, year: 2031 }, declined: false }, 'once');

const guestAddress = () =>
  addSingleUseAddress({ variables: { target: 'wallet', address: singleUseAddressOf(BILLING) } });

/** A token of a guest's card, entered for a billing address; `once` makes it unlike any other. */
export async function aGuestCardToken({ lastFour = '1111', declined = false, once = 'once' } = {}): Promise<string> {
  const addressToken = await guestAddress();
  const expires = { month: 4, year: 2031 };
  return makeCardToken({ paymentType: 'visa', lastFour, expires, declined, addressToken }, once);
}

async function aPaymentMethod() {
  const [method] = await readPaymentMethods({});
  return { id: method?.paymentMethodId ?? '', lastFour: method?.accountNumberLastFour ?? '' };
}

async function anAddress(): Promise<string> {
  const [address] = await readAddresses({ variables: {} });
  return address?.addressId ?? '';
}

/** Sample calls of cards, reloads and ways to pay. */
export const moneySamples: Readonly<Record<string, Sample>> = {
  cards: { as: 'member-gold', call: () => readCards({}) },
  'payment-methods': { as: 'member-gold', call: () => readPaymentMethods({}) },
  'card-add': {
    as: 'member-green',
    call: () =>
      addCard({
        body: { cardNumber: '6049123412341234', pin: '20471234', nickname: 'Lunch' },
        headers: { 'idempotency-key': 'wire' },
      }),
  },
  'card-add-digital': {
    as: 'member-green',
    call: () => addDigitalCard({ body: { nickname: '' }, headers: { 'idempotency-key': 'wire' } }),
  },
  'card-from-token': {
    as: 'member-green',
    call: () => readCardFromToken({ body: { cashstarToken: GIFT_TOKEN } }),
  },
  'card-ledger': {
    as: 'member-gold',
    call: async () =>
      readCardLedger({ params: { cardId: await aCard(0) }, query: { offset: '0', limit: String(CARD_LEDGER_PAGE) } }),
  },
  'card-primary': { as: 'member-gold', call: async () => makeCardPrimary({ params: { cardId: await aCard(1) } }) },
  'card-remove': { as: 'member-gold', call: async () => removeCard({ params: { cardId: await aCard(1) } }) },
  'card-transfer': {
    as: 'member-gold',
    call: async () =>
      transferCardBalance({
        variables: { fromCardId: await aCard(0), toCardId: await aCard(1), amount: 5, requestId: 'wire' },
      }),
  },
  barcode: {
    as: 'member-gold',
    call: async () => {
      const [card] = await readCards({});
      return fetchBarcode({ body: { cardNumber: card?.cardNumber ?? '' } });
    },
  },
  'card-reload': {
    as: 'member-green',
    call: async () =>
      submitReload(
        { requestId: 'request-0000-0001', amount: 2500, ...(await reloadOfGwen()) },
        { reputation: 'risk', signal: new AbortController().signal },
      ),
  },
  'auto-reload-create': { as: 'member-green', call: async () => createAutoReload(await autoReloadOfGwen()) },
  'auto-reload-update': {
    as: 'member-green',
    call: async () => {
      await createAutoReload(await autoReloadOfGwen());
      return updateAutoReload(await autoReloadOfGwen());
    },
  },
  'auto-reload-disable': {
    as: 'member-green',
    call: async () => {
      await createAutoReload(await autoReloadOfGwen());
      const { cardId } = await reloadOfGwen();
      return disableAutoReload({ variables: { cardId, reputation: 'risk' } });
    },
  },
  'payment-method-add': {
    as: 'member-green',
    call: async () =>
      addPaymentMethod({ body: { paymentInstrumentToken: aCardToken(), billingAddressId: await anAddress() } }),
  },
  'payment-method-change': {
    as: 'member-green',
    call: async () => {
      const { id, lastFour } = await aPaymentMethod();
      const body = { paymentInstrumentToken: aCardToken(lastFour), billingAddressId: await anAddress() };
      return changePaymentMethod({ params: { id }, body });
    },
  },
  'payment-method-default': {
    as: 'member-green',
    call: async () => makeDefaultPaymentMethod({ params: { id: (await aPaymentMethod()).id } }),
  },
  'payment-method-remove': {
    as: 'member-green',
    call: async () => removePaymentMethod({ params: { id: (await aPaymentMethod()).id } }),
  },
  'paypal-begin': {
    as: 'member-green',
    call: () => beginPaypal({ body: { returnPath: '/account/payment-method/add/paypal' } }),
  },
  'paypal-add': {
    as: 'member-green',
    call: async () => {
      const { approvalUrl } = await beginPaypal({ body: { returnPath: '/account/payment-method/add/paypal' } });
      return addPaypal({ body: { approvalToken: approvalUrl.split('=')[1] ?? '' } });
    },
  },
  'address-list': { as: 'member-green', call: () => readAddresses({ variables: {} }) },
  'address-create': {
    as: 'member-green',
    call: () => createAddress({ variables: { address: memberAddressOf(BILLING) } }),
  },
  'address-update': {
    as: 'member-green',
    call: async () => updateAddress({ variables: { addressId: await anAddress(), address: memberAddressOf(BILLING) } }),
  },
  'address-single-use': {
    call: guestAddress,
  },
};

import { isCardType } from '#domain/payment-methods/payment-method.ts';
import { hashOf, randomFrom } from '../random.ts';
import { personaLoyalty } from '../rewards/persona-loyalty.ts';
import { type MemberPersona, PERSONA_PASSWORD } from '../session/personas.ts';
import type { Account, AddressRecord } from './account.ts';
import { cardRecord, newCardNumber } from './cards/card-record.ts';
import { pastLedger } from './cards/ledger.ts';
import { generateHistory } from './history/history-record.ts';
import { paymentMethodRecord } from './payment-methods/payment-method-record.ts';

/** The identity of a member, out of how it joined: opaque, and for a persona the same in every world. */
function memberIdOf({ email, joined }: MemberPersona): string {
  const text = `${email} ${joined}`;
  return `${hashOf(text).toString(36)}${hashOf(`${text} member`).toString(36)}`;
}

/** The end of a card that a member had and has no more. */
const REMOVED_SINCE = '0042';

/** Where the bank of a persona's cards sends letters. */
function billingAddress({ firstName, lastName }: MemberPersona, memberId: string): AddressRecord {
  return {
    addressId: `address-${memberId}`,
    firstName,
    lastName,
    phoneNumber: '2065550142',
    addressLine1: '1912 Pike Place',
    addressLine2: null,
    city: 'Seattle',
    postalCode: '98101',
    countrySubdivision: 'WA',
    country: 'US',
  };
}

/** The account of a persona as a world begins at `now`. */
export function personaAccount(persona: MemberPersona, now: number): Account {
  const memberId = memberIdOf(persona);
  const random = randomFrom(`${memberId} cards`);
  const billing = billingAddress(persona, memberId);
  const cards = persona.cardBalances.map((balance, at) => {
    const cardNumber = newCardNumber(random);
    const status = persona.cardStatuses[at] ?? 'active';
    return cardRecord({
      cardNumber,
      balance,
      isPrimary: at === 0,
      status,
      ledger: pastLedger(cardNumber, balance, now),
    });
  });
  const paymentMethods = [
    ...persona.paymentTypes.map((paymentType, at) =>
      paymentMethodRecord(memberId, paymentType, now, {
        isDefault: at === 0,
        billingAddressId: isCardType(paymentType) ? billing.addressId : null,
      }),
    ),
    ...persona.paymentEnds.map((accountNumberLastFour) =>
      paymentMethodRecord(memberId, 'visa', now, { accountNumberLastFour, billingAddressId: billing.addressId }),
    ),
  ];
  const ownCard = cards[0]?.cardNumber.slice(-4);
  const savedCard = paymentMethods[0]?.accountNumberLastFour ?? undefined;
  const history = generateHistory(memberId, now, persona.history, {
    orders: ownCard ?? savedCard ?? REMOVED_SINCE,
    gifts: savedCard ?? ownCard ?? REMOVED_SINCE,
  });
  return {
    memberId,
    userName: persona.firstName.toLowerCase(),
    email: persona.email,
    proposedEmail: null,
    password: PERSONA_PASSWORD,
    earlierPasswords: [],
    firstName: persona.firstName,
    lastName: persona.lastName,
    birthday: persona.birthday,
    address: null,
    phoneNumber: null,
    memberSince: persona.joined,
    subMarket: persona.subMarket,
    preferences: { product: true, general: false, personalized: false },
    doNotSellOrShare: false,
    phones: persona.secondFactor
      ? [{ id: `phone-${memberId}`, number: '2065550142', verified: true, proposed: null }]
      : [],
    cards,
    paymentMethods,
    addresses: persona.paymentTypes.some(isCardType) ? [billing] : [],
    history,
    loyalty: personaLoyalty(persona, history, now),
  };
}

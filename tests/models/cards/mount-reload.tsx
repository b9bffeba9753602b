import type { ReactNode } from 'react';
import { cardsKey } from '#api/account/cards.ts';
import { UNFINISHED_RELOADS_KEY } from '#domain/cards/reload.ts';
import type { AutoReloadProfile, StoredValueCard } from '#domain/cards/stored-value-card.ts';
import type { PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { mount } from '../kit/mount.tsx';
import type { ViewHarness } from '../kit/view.ts';
import { CARD_ID, clock, UNFINISHED, VISA_ID } from './add-money.model.ts';

export const cardHolding = (amount: number, autoReloadProfile: AutoReloadProfile | null = null): StoredValueCard => ({
  cardId: CARD_ID,
  cardNumber: '6111222233334444',
  nickname: 'Everyday',
  cardImageUrl: null,
  isPrimary: true,
  status: 'active',
  balance: { amount, currency: 'USD' },
  autoReloadProfile,
});

export const VISA: PaymentMethod = {
  paymentMethodId: VISA_ID,
  paymentMethodIdHash: 'hash',
  paymentInstrumentId: 'instrument',
  paymentType: 'visa',
  paymentSource: null,
  accountNumberLastFour: '1111',
  isDefault: true,
  expires: { month: 12, year: 2040 },
  billingAddressId: null,
};

/** Mounts one of the sheets over the cards; what was lost before lies in the storage of the browser, or nothing does. */
export function mountReload(harness: ViewHarness, card: StoredValueCard, view: ReactNode) {
  const { cardId, ...kept } = UNFINISHED;
  clock.at = kept.at;
  if (harness.start === 'a lost answer') {
    const lost = JSON.stringify({ [cardId]: kept });
    window.localStorage.setItem(UNFINISHED_RELOADS_KEY, lost);
  } else {
    window.localStorage.removeItem(UNFINISHED_RELOADS_KEY);
  }
  return mount(harness, view, {
    address: '/account/cards#add-money',
    clock,
    prepare: ({ queryClient }) => queryClient.setQueryData(cardsKey, [card]),
  });
}

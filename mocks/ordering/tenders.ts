import { spend } from '../account/reload/auto-reload.ts';
import { paymentRefusal } from '../account/reload/payment-refusal.ts';
import { cardOfToken } from '../card-vault/card-token.ts';
import { guestCardOf, hasAddress } from '../card-vault/guest-card.ts';
import { ownCurrency, retailerSettings } from '../configuration/configuration.ts';
import { traitsIn } from '../locations/store-search.ts';
import { currencyIn } from '../menu/prices.ts';
import type { Session } from '../session/sessions.ts';
import type { StoreRecord } from '../stores/store-record.ts';
import type { World } from '../world.ts';
import type { PricedRecord } from './ordering-records.ts';

/** A means with which an order is paid; dollars. */
export type Tender = { readonly id: string; readonly tender: string; readonly amount: number };

/** What an order is refused with whose way to pay is not there (any more). */
const NO_PAYMENT = '121043';
/** What an order is refused with whose bank says no, or where its way to pay is not taken: another one is to be chosen. */
const REJECTED = '121048';

/** Why a token pays nothing, or null: it is a guest's, good for one purchase and for a while. */
function tokenRefusal(world: World, token: string, session: Session): string | null {
  const card = session.kind === 'guest' ? guestCardOf(world, token) : null;
  if (!card || !hasAddress(world, card)) return NO_PAYMENT;
  return card.declined ? REJECTED : null;
}

/**
 * Why a store does not take these ways to pay, or null. The retailer's own card pays in its own currency alone; where nothing else
 * pays (ORD-037) a member has another way to choose, and a guest another store.
 */
export function wayRefusal(
  world: World,
  store: StoreRecord,
  tenders: readonly Tender[],
  { kind }: Session,
): string | null {
  const isCard = ({ tender }: Tender) => tender === 'SVC';
  if (tenders.some(isCard) && currencyIn(store.country) !== ownCurrency(world)) return REJECTED;
  if (!traitsIn(world, store).ordering.svcOnly || tenders.every(isCard)) return null;
  return kind === 'member' ? REJECTED : 'MOP_NOT_ACCEPTED';
}

const centsOf = ({ amount }: Tender): number => Math.round(amount * 100);

/** Whether tenders are the sum that is due, in cents: each way to pay is named once, and none gets money back. */
export function isSumOf(tenders: readonly Tender[], due: number): boolean {
  const isEachOnce = new Set(tenders.map(({ id }) => id)).size === tenders.length;
  const isSum = tenders.reduce((sum, tender) => sum + centsOf(tender), 0) === due;
  return isSum && isEachOnce && tenders.every(({ amount }) => amount >= 0);
}

/** How the list of types that may tip names the retailer's own card (decision 0.3). */
const STORED_VALUE = 'storedValue';

const typeOf = ({ id, tender }: Tender, session: Session): string | undefined => {
  if (tender === 'SVC') return STORED_VALUE;
  if (session.kind !== 'member') return cardOfToken(id)?.paymentType;
  return session.member.account.paymentMethods.find((one) => one.paymentInstrumentId === id)?.paymentType;
};

/** Whether a tip, in cents, may go with an order: none or one up to its price, where price and ways to pay take one (ORD-075, OPP-044). */
export function mayTip(
  world: World,
  tip: number,
  { priced, tenders, session }: { priced: PricedRecord; tenders: readonly Tender[]; session: Session },
): boolean {
  if (tip === 0) return true;
  const allowed = retailerSettings(world).tipPaymentTypes;
  const isTaken = priced.isTipEnabled && tenders.every((one) => allowed.includes(typeOf(one, session) ?? ''));
  return isTaken && tip > 0 && tip <= priced.price;
}

/** Takes the money of every tender, or says why not; nothing is taken where one is refused. */
export function charge(world: World, tenders: readonly Tender[], session: Session): string | null {
  const account = session.kind === 'member' ? session.member.account : null;
  for (const one of tenders) {
    const { id, tender } = one;
    if (tender === 'SVC') {
      const card = account?.cards.find(({ cardId }) => cardId === id);
      if (card?.status !== 'active' || card.balance < centsOf(one)) return 'INSUFFICIENT_BALANCE';
    } else if (tender === 'PAYMENT_INSTRUMENT') {
      const method = account?.paymentMethods.find(({ paymentInstrumentId }) => paymentInstrumentId === id);
      const refusal = account && method ? paymentRefusal(world, account, method.paymentMethodId) : { code: NO_PAYMENT };
      if (refusal) return refusal.code;
    } else {
      const refusal = tokenRefusal(world, id, session);
      if (refusal !== null) return refusal;
    }
  }
  for (const one of tenders) {
    const { id, tender } = one;
    const cents = centsOf(one);
    world.effects.orderCharges += cents;
    const card = account?.cards.find(({ cardId }) => cardId === id);
    if (tender === 'GUEST_TOKEN') world.accounts.cardTokens.set(id, '');
    if (tender === 'SVC' && account && card) spend(world, { account, card }, { kind: 'purchase', amount: -cents });
  }
  return null;
}

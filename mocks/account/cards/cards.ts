import { makeCardPrimary, removeCard } from '#api/account/card-changes.ts';
import { CARD_LEDGER_PAGE, readCardLedger } from '#api/account/card-ledger.ts';
import { readCards } from '#api/account/cards.ts';
import { ownCurrency } from '../../configuration/configuration.ts';
import { refuse } from '../../respond.ts';
import type { World } from '../../world.ts';
import type { Account, Card } from '../account.ts';
import { IRREMOVABLE_CARD_END, UNPROMOTABLE_CARD_END } from '../account-sentinels.ts';
import { respondToMember } from '../member-only.ts';

/** The member's own card: of another member's card the answer is the same as of one that is not there (CRD-007). */
const cardOf = ({ cards }: Account, cardId: string | undefined) => cards.find((card) => card.cardId === cardId);
const UNKNOWN_CARD = () => refuse(404, 'CARD_NOT_FOUND');

/** A card as the wire says it (CRD-004, CRD-005). */
export const cardAnswer = (world: World, { imageUrl, balance, isPrimary, autoReload, ledger: _, ...card }: Card) => ({
  ...card,
  cardImageUrl: imageUrl,
  primary: isPrimary,
  balance: { amount: balance / 100, currency: ownCurrency(world) },
  autoReloadProfile:
    autoReload === null
      ? null
      : {
          status: autoReload.isActive ? 'active' : 'disabled',
          isActive: autoReload.isActive,
          amount: autoReload.amount / 100,
          triggerAmount: autoReload.triggerAmount / 100,
          ...(autoReload.paymentInstrumentId === undefined
            ? { paymentMethodId: autoReload.paymentMethodId }
            : { paymentInstrumentId: autoReload.paymentInstrumentId }),
        },
});

export const cardHandlers = (world: World) => [
  respondToMember(world, readCards, ({ account }) => ({
    cards: account.cards.map((card) => cardAnswer(world, card)),
  })),

  respondToMember(world, readCardLedger, ({ account, params, query }) => {
    const card = cardOf(account, params['cardId']);
    if (!card) return UNKNOWN_CARD();
    const offset = Math.max(0, Math.trunc(Number(query.get('offset'))) || 0);
    const newest = card.ledger.toReversed().slice(offset, offset + CARD_LEDGER_PAGE);
    return {
      entries: newest.map(({ entryId, at, kind, detail, amount, balance }) => ({
        entryId,
        date: new Date(at).toISOString(),
        type: kind,
        detail,
        amount: amount / 100,
        balance: balance / 100,
      })),
      total: card.ledger.length,
    };
  }),

  respondToMember(world, makeCardPrimary, ({ account, params }) => {
    const card = cardOf(account, params['cardId']);
    if (!card) return UNKNOWN_CARD();
    if (card.status !== 'active' || card.cardNumber.endsWith(UNPROMOTABLE_CARD_END))
      return refuse(422, 'makePrimaryCardError');
    for (const other of account.cards) other.isPrimary = other === card;
    return undefined;
  }),

  respondToMember(world, removeCard, ({ account, params }) => {
    const card = cardOf(account, params['cardId']);
    if (!card) return UNKNOWN_CARD();
    if (card.cardNumber.endsWith(IRREMOVABLE_CARD_END)) return refuse(422, '123999');
    account.cards.splice(account.cards.indexOf(card), 1);
    // The next one pays in its place.
    const next = account.cards.find(({ status }) => status === 'active') ?? account.cards[0];
    if (card.isPrimary && next) next.isPrimary = true;
    world.effects.cardsRemoved += 1;
    return undefined;
  }),
];

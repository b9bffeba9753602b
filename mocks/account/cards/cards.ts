import { readCards } from '#api/account/cards.ts';
import type { World } from '../../world.ts';
import type { Card } from '../account.ts';
import { respondToMember } from '../member-only.ts';

/** A card as the wire says it (CRD-004, CRD-005). */
export const cardAnswer = (world: World, { imageUrl, balance, isPrimary, autoReload, ...card }: Card) => ({
  ...card,
  cardImageUrl: imageUrl,
  primary: isPrimary,
  balance: { amount: balance / 100, currency: world.settings.currency ?? 'USD' },
  autoReloadProfile:
    autoReload === null
      ? null
      : {
          status: autoReload.isActive ? 'active' : 'disabled',
          isActive: autoReload.isActive,
          amount: autoReload.amount / 100,
          triggerAmount: autoReload.triggerAmount / 100,
          paymentMethodId: autoReload.paymentMethodId,
        },
});

export const cardHandlers = (world: World) => [
  respondToMember(world, readCards, ({ account }) => ({
    cards: account.cards.map((card) => cardAnswer(world, card)),
  })),
];

import { readCards } from '#api/account/cards.ts';
import type { World } from '../../world.ts';
import { respondToMember } from '../member-only.ts';

export const cardHandlers = (world: World) => [
  respondToMember(world, readCards, ({ account }) => ({
    cards: account.cards.map(({ cardId, cardNumber, nickname, imageUrl, balance }) => ({
      cardId,
      cardNumber,
      nickname,
      cardImageUrl: imageUrl,
      balance: { amount: balance / 100 },
    })),
  })),
];

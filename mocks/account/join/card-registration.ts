import type { World } from '../../world.ts';
import type { Account } from '../account.ts';
import { CARD_CODES, CARDLESS_EMAIL_START, MISCARDED_EMAIL_START, WRONG_PIN } from '../account-sentinels.ts';
import { balanceOf, cardRecord, newCardNumber, putCard } from '../cards/card-record.ts';

/** Gives an account a new card with nothing on it, or says why it got none. */
export function addDigitalCard(world: World, account: Account, nickname = ''): string | null {
  if (account.email.startsWith(CARDLESS_EMAIL_START)) return '121030';
  if (account.email.startsWith(MISCARDED_EMAIL_START)) return '121000';
  putCard(account, cardRecord({ cardNumber: newCardNumber(world.random), nickname }), 0, world.clock.now());
  return null;
}

/** Puts a card out of a shop into an account, or says why not; number and security code have their lengths already. */
export function registerCard(
  world: World,
  account: Account,
  { cardNumber, pin, nickname = '' }: { cardNumber: string; pin: string; nickname?: string },
): string | null {
  const code = CARD_CODES.find((one) => cardNumber.endsWith(one.slice(-4)));
  if (code !== undefined) return code;
  if (pin === WRONG_PIN) return '121001';
  const isRegistered = [...world.members.values()].some((member) =>
    member.account.cards.some((card) => card.cardNumber === cardNumber),
  );
  if (isRegistered) return '122000';
  putCard(account, cardRecord({ cardNumber, nickname }), balanceOf(cardNumber), world.clock.now());
  return null;
}

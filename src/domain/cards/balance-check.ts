import type { Configuration } from '../configuration.ts';
import { outsideAddress, type SafeAddress } from '../outside-address.ts';
import type { Visitor } from '../visitor.ts';

/**
 * Where a visitor who is not signed in checks the balance of a card: by the flag alone, and nowhere without an address
 * (SVC-012 to SVC-014, decision A23).
 */
export function balanceCheckAddress(
  { storedValueCard, gift }: Pick<Configuration, 'storedValueCard' | 'gift'>,
  { kind }: Pick<Visitor, 'kind'>,
): SafeAddress | null {
  if (kind === 'member' || !storedValueCard.unauthCardBalanceCheckEnabled) return null;
  return outsideAddress(gift.cardBalanceUrl);
}

import { fitsOnCard } from './reload.ts';

/** A balance that moves from one card to another (SVC-010); `amount` in integer cents, null for all of it. */
export type CardTransfer = { readonly fromCardId: string; readonly toCardId: string; readonly amount: number | null };

/** Whether two transfers from one card are the same intent. */
export function isSameTransfer(one: Pick<CardTransfer, 'toCardId' | 'amount'>, other: typeof one): boolean {
  return one.toCardId === other.toCardId && one.amount === other.amount;
}

/** What is wrong with a transfer before it is sent. */
export type TransferMistake = 'amount' | 'over-limit';

/** What forbids moving `amount` from a card that holds `from` to one that holds `to`; cents (SVC-008, decision A48). */
export function transferMistake({
  from,
  to,
  amount,
}: Record<'from' | 'to' | 'amount', number>): TransferMistake | null {
  if (amount <= 0 || amount > from) return 'amount';
  return fitsOnCard(to, amount) ? null : 'over-limit';
}

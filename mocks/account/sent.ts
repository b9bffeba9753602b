import type { AccountRecords } from './account-records.ts';
import type { Message } from './outbox.ts';

type Mailbox = { readonly accounts: Pick<AccountRecords, 'outbox'> };

/** What a test's person finds on the phone or in the mailbox: the newest message to a number or address. */
export function newestTo({ accounts }: Mailbox, to: string): Message {
  const message = accounts.outbox.findLast((one) => one.to === to);
  if (!message) throw new Error(`Nothing was sent to ${to}.`);
  return message;
}

/** The newest code that was sent to a number or address. */
export function newestCodeTo(world: Mailbox, to: string): string {
  const { code } = newestTo(world, to);
  if (code === null) throw new Error(`The newest message to ${to} holds no code.`);
  return code;
}

/** A code that differs from this one. */
export function otherCode(code: string): string {
  return `${(Number(code[0]) + 1) % 10}${code.slice(1)}`;
}

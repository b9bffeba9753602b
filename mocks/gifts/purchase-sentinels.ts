import type { Sentinel } from '../sentinel.ts';

/** A recipient whose address starts so is refused at once with the code that follows: `refuse-121044@northstar.test`. */
const REFUSED = /^refuse-([\w.]+)@/i;
/** A purchase for such a recipient is taken, and fails with the code: `fail-order_failed@northstar.test`. */
const FAILING = /^fail-([\w.]+)@/i;

/** Recipients whose addresses start so keep the retailer busy, as long as so many waits for its answer, or for ever. */
const SLOW_GIFT_START = 'slow@';
const ENDLESS_GIFT_START = 'endless@';
const SLOW_WAITS = 3;

type Recipient = { readonly recipientEmail: string };

const codeIn = (pattern: RegExp, gifts: readonly Recipient[]): string | null =>
  gifts.map(({ recipientEmail }) => pattern.exec(recipientEmail)?.[1]?.toUpperCase()).find(Boolean) ?? null;

/** What a purchase is refused with on purpose, if anything. */
export const refusalAskedFor = (gifts: readonly Recipient[]) => codeIn(REFUSED, gifts);

/** What a purchase fails with on purpose, if anything. */
export const failureAskedFor = (gifts: readonly Recipient[]) => codeIn(FAILING, gifts);

/** How often the answer is awaited in vain. */
export function waitsFor(gifts: readonly Recipient[]): number {
  const has = (start: string) => gifts.some(({ recipientEmail }) => recipientEmail.toLowerCase().startsWith(start));
  if (has(ENDLESS_GIFT_START)) return Number.POSITIVE_INFINITY;
  return has(SLOW_GIFT_START) ? SLOW_WAITS : 0;
}

const address = (start: string) => `${start}@northstar.test`;

export const PURCHASE_SENTINELS: readonly Sentinel[] = [
  { where: 'Gift, recipient', input: address('refuse-121044'), result: 'Refused with 121044, or with any other code' },
  {
    where: 'Gift, recipient',
    input: address('fail-order_failed'),
    result: 'Taken, then ORDER_FAILED, or any other code',
  },
  { where: 'Gift, recipient', input: `${SLOW_GIFT_START}northstar.test`, result: 'EPROMISERETRY three times' },
  { where: 'Gift, recipient', input: `${ENDLESS_GIFT_START}northstar.test`, result: 'EPROMISERETRY for ever' },
];

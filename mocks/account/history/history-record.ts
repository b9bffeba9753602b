import type { HistoryKind } from '#domain/account/history.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { GONE, pastProduct } from '../../menu/past-products.ts';
import { currencyIn } from '../../menu/prices.ts';
import type { Words } from '../../menu/words.ts';
import { hashOf, pick, randomFrom } from '../../random.ts';

/** What a price has besides products: an offer, below zero, or a fee. */
export type PriceExtra = { label: Words; amount: number };

/** Something that was paid for; a gift has no product, but the address that it went to. */
export type HistoryLine = {
  product: { number: string; sizeCode: string } | null;
  name: string;
  quantity: number;
  amount: number;
};

/** An order or a gift of a member; money in cents. */
export type HistoryRecord = {
  historyId: string;
  kind: HistoryKind;
  at: number;
  title: string;
  storeName: string | null;
  lines: readonly HistoryLine[];
  /** On the receipt alone. */
  extras: readonly PriceExtra[];
  tax: number;
  tip: number;
  /** A tip that was promised and is not charged yet. */
  pendingTip: number | null;
  processing: boolean;
  cardEnding: string;
  /** ISO 4217, of all these amounts; null for the retailer's own. */
  currency: string | null;
};

const STORES: readonly [string, ...string[]] = [
  'Pine Street',
  'Harbor Steps',
  'Union Market',
  'Old Mill',
  'University Way',
];

/** The addresses of those stores. */
export const ADDRESSES: Readonly<Record<string, string>> = {
  'Pine Street': '1912 Pine Street, Seattle, WA 98101',
  'Harbor Steps': '1221 1st Avenue, Seattle, WA 98101',
  'Union Market': '1400 Union Street, Seattle, WA 98122',
  'Old Mill': '320 SW Powerhouse Drive, Bend, OR 97702',
  'University Way': '4518 University Way NE, Seattle, WA 98105',
};

/** What members order: by number, the usual first. */
const ORDERED: readonly [string, ...string[]] = [
  '1010',
  '1009',
  '1101',
  '1308',
  '1012',
  '1106',
  '1502',
  '2101',
  '2301',
  '2202',
  '2007',
  ...GONE.map(({ number }) => number),
];

const RECIPIENTS = ['Ada', 'Grace', 'Hedy', 'Katherine', 'Dorothy', 'Radia'] as const;
const GIFTS: readonly [number, ...number[]] = [1000, 2500, 5000];

const TAX_RATE = 0.1;
/** The gift of today is on its way to its recipient; those before it were a month and more ago (ACC-124). */
const GIFTS_PROCESSING = 1;
/** The newest orders may still be tipped. */
const TIPS_PENDING = 2;

/** The last digits of what orders and gifts were paid with. */
type PaidWith = { readonly orders: string; readonly gifts: string };

/** A member's past until `now`, newest first; the same member always has the same one. */
export function generateHistory(
  memberId: string,
  now: number,
  { orders, gifts }: { orders: number; gifts: number },
  paidWith: PaidWith,
): HistoryRecord[] {
  const random = randomFrom(`${memberId} history`);
  // Two hours ago, then about every third day.
  const orderAt = (at: number) => now - 2 * HOUR_MS - Math.round(at * 70 * HOUR_MS + at * random() * HOUR_MS);
  return [
    ...Array.from({ length: orders }, (_, at) => ({
      ...order(idOf(memberId, 'order', at), orderAt(at), at, random),
      cardEnding: paidWith.orders,
    })),
    ...Array.from({ length: gifts }, (_, at) => ({
      ...gift(idOf(memberId, 'egift', at), now - (5 + at * 24 * 40) * HOUR_MS, at, random),
      cardEnding: paidWith.gifts,
    })),
  ].sort((one, other) => other.at - one.at);
}

/** Identifies no member, and cannot be counted up. */
function idOf(memberId: string, kind: HistoryKind, at: number): string {
  const text = `${memberId} ${kind} ${at}`;
  return `${hashOf(text).toString(36)}${hashOf(`${text} more`).toString(36)}`;
}

type Bought = Omit<HistoryRecord, 'cardEnding'>;

function order(historyId: string, at: number, position: number, random: () => number): Bought {
  const count = 1 + Math.floor(random() * 3);
  const numbers = new Set<string>();
  while (numbers.size < count) numbers.add(pick(ORDERED, random));
  const lines = [...numbers].map((number) => {
    const { name, price, sizeCode } = pastProduct(number);
    const quantity = random() < 0.2 ? 2 : 1;
    return { product: { number, sizeCode }, name, quantity, amount: price * quantity };
  });
  const storeName = pick(STORES, random);
  const isPending = position < TIPS_PENDING;
  return {
    historyId,
    kind: 'order',
    at,
    title: storeName,
    storeName,
    lines,
    extras: [],
    tax: Math.round(sumOf(lines) * TAX_RATE),
    tip: !isPending && random() < 0.3 ? 100 : 0,
    pendingTip: isPending ? 100 + position * 100 : null,
    processing: false,
    currency: currencyIn('US'),
  };
}

function gift(historyId: string, at: number, position: number, random: () => number): Bought {
  const amount = pick(GIFTS, random);
  const title = RECIPIENTS[position % RECIPIENTS.length] ?? RECIPIENTS[0];
  return {
    historyId,
    kind: 'egift',
    at,
    title,
    storeName: null,
    lines: [{ product: null, name: `${title.toLowerCase()}@example.com`, quantity: 1, amount }],
    extras: [],
    tax: 0,
    tip: 0,
    pendingTip: null,
    processing: position < GIFTS_PROCESSING,
    currency: null,
  };
}

/** Cents of all of them. */
export function sumOf(lines: readonly { amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

import { HISTORY_PAGE, readHistory, readReceipt } from '#api/account/history.ts';
import { HISTORY_KINDS } from '#domain/account/history.ts';
import type { Locale } from '#domain/locale.ts';
import { pastProductName } from '../../menu/past-products.ts';
import { wordsIn } from '../../menu/words.ts';
import { hashOf } from '../../random.ts';
import { refuse } from '../../respond.ts';
import type { World } from '../../world.ts';
import type { Account } from '../account.ts';
import { respondToMember } from '../member-only.ts';
import { ADDRESSES, type HistoryLine, type HistoryRecord, sumOf } from './history-record.ts';

const CARD_WORDS: Record<Locale, (ending: string) => string> = {
  'en-US': (ending) => `Card ending in ${ending}`,
  'en-CA': (ending) => `Card ending in ${ending}`,
  'fr-CA': (ending) => `Carte se terminant par ${ending}`,
  'es-US': (ending) => `Tarjeta terminada en ${ending}`,
};

const dollars = (cents: number) => cents / 100;

const totalOf = ({ lines, extras, tax, tip }: HistoryRecord) => dollars(sumOf(lines) + sumOf(extras) + tax + tip);

/** A whole number from zero on, or null. */
function countIn(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Products are called what the menu calls them in a language today. */
const nameIn = (locale: Locale, { product, name }: HistoryLine) =>
  product ? pastProductName(locale, product.number) : name;

function detailOf(locale: Locale, lines: HistoryRecord['lines']): string {
  const parts = lines.map((line) => [line.quantity, nameIn(locale, line)] as const);
  return parts.map(([quantity, name]) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');
}

/** Eight figures, as a till prints them. */
const receiptNumber = ({ historyId }: HistoryRecord) => String(hashOf(historyId) % 100_000_000).padStart(8, '0');

/** What an order earned, by the ledger of the Stars. */
const starsOf = ({ loyalty }: Account, { historyId }: HistoryRecord) =>
  loyalty.ledger.find(({ orderId }) => orderId === historyId)?.stars ?? 0;

export const historyHandlers = (world: World) => [
  respondToMember(world, readHistory, ({ query, account, locale }) => {
    const kind = HISTORY_KINDS.find((one) => one === query.get('type'));
    const offset = countIn(query.get('offset') ?? '0');
    const limit = countIn(query.get('limit') ?? String(HISTORY_PAGE));
    if (!kind || offset === null || limit === null || limit < 1 || limit > HISTORY_PAGE) {
      return refuse(400, 'REQUEST_INVALID');
    }
    const all = account.history.filter((record) => record.kind === kind);
    return {
      total: all.length,
      entries: all.slice(offset, offset + limit).map((record) => ({
        historyId: record.historyId,
        date: new Date(record.at).toISOString(),
        title: record.title,
        detail: detailOf(locale, record.lines),
        total: totalOf(record),
        currency: record.currency,
        status: record.processing ? ('processing' as const) : ('complete' as const),
        pendingTip: record.pendingTip === null ? null : dollars(record.pendingTip),
      })),
    };
  }),

  // Another member's receipt counts as missing.
  respondToMember(world, readReceipt, ({ params, account, locale }) => {
    const record = account.history.find(({ historyId }) => historyId === params['historyId']);
    if (!record) return refuse(404, 'NO_SUCH_RECEIPT');
    return {
      historyId: record.historyId,
      date: new Date(record.at).toISOString(),
      number: receiptNumber(record),
      storeName: record.storeName,
      storeAddress: record.storeName === null ? null : (ADDRESSES[record.storeName] ?? null),
      lines: [
        ...record.lines.map((line) => ({
          name: nameIn(locale, line),
          quantity: line.quantity,
          amount: dollars(line.amount),
        })),
        ...record.extras.map(({ label, amount }) => ({
          name: wordsIn(locale, label),
          quantity: 1,
          amount: dollars(amount),
        })),
      ],
      tax: dollars(record.tax),
      tip: dollars(record.tip),
      total: totalOf(record),
      currency: record.currency,
      paidWith: CARD_WORDS[locale](record.cardEnding),
      stars: record.kind === 'order' ? starsOf(account, record) : null,
    };
  }),
];

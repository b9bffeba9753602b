import * as v from 'valibot';
import { LEDGER_KINDS, type LedgerEntry } from '#domain/cards/stored-value-card.ts';
import { cents } from '../cents.ts';
import { operation } from '../operation.ts';
import { pagesQuery } from '../pages-query.ts';
import { instant, listOf, orNull } from '../tolerant.ts';
import { accountKey } from './account-key.ts';

/** Entries of one page. */
export const CARD_LEDGER_PAGE = 20;

const entry = v.pipe(
  v.object({
    entryId: v.string(),
    date: instant,
    type: v.fallback(v.picklist(LEDGER_KINDS), 'other'),
    detail: orNull(v.string()),
    amount: cents,
    balance: cents,
  }),
  v.transform(({ type, ...rest }): LedgerEntry => ({ ...rest, kind: type })),
);

/** One page of the changes of a card's balance, newest first (decision D-110). */
export const readCardLedger = operation({
  method: 'GET',
  path: '/apiproxy/v1/account/cards/:cardId/ledger',
  answer: v.object({
    entries: listOf('card ledger', entry),
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  refusals: { 404: 'card-not-found' },
});

/** The changes of the balance of one card; also behind `cardsKey`, so that what makes cards stale makes them stale. */
export const cardLedgerQuery = (cardId: string) =>
  pagesQuery([...accountKey, 'cards', cardId, 'ledger'], CARD_LEDGER_PAGE, (offset, signal) => {
    const query = { offset: String(offset), limit: String(CARD_LEDGER_PAGE) };
    return readCardLedger({ params: { cardId }, query, signal });
  });

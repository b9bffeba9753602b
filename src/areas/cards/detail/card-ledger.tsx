import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { cardLedgerQuery } from '#api/account/card-ledger.ts';
import { currencyOf, type LedgerEntry, type StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { focusInPlace } from '#parts/focus-in-place.ts';
import { QueryStatus } from '#parts/loading/query-status.tsx';
import { momentOf, useMoney } from '#parts/money-and-dates.ts';
import * as page from '#parts/pages/member-page.css.ts';
import { useConfiguration } from '#session/configuration.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { SkeletonText } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './card.css.ts';

const TITLE_ID = 'card-activity';

/** What has been spent and added, newest first, with what was on the card after each (decision D-110). */
export function CardLedger({ card }: { readonly card: StoredValueCard }) {
  const { text } = useMessages();
  const { currency: own } = useConfiguration();
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useInfiniteQuery(cardLedgerQuery(card.cardId));
  const title = useRef<HTMLHeadingElement>(null);
  // What came on the card between two reads moves the later pages on: an entry is read twice then (FC-047).
  const entries = [...new Map(data?.pages.flatMap((read) => read.entries).map((one) => [one.entryId, one])).values()];
  const more = useRef<HTMLDivElement>(null);
  const showMore = async () => {
    const { hasNextPage: isMoreLeft } = await fetchNextPage();
    // The button goes with the last page.
    if (!isMoreLeft && title.current) focusInPlace(title.current, more.current);
  };
  // A page more is asked for only where one was: what could not be read anew is not among the later ones.
  const retry = () => void (isFetchNextPageError ? showMore() : refetch());
  return (
    <Card as="section" padding="none" aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} ref={title} tabIndex={-1} className={css.sectionTitle}>
        {text('cards-detail.activity')}
      </h2>
      {data === undefined ? (
        <div className={css.message}>
          {error ? <QueryStatus failure={failureCodeOf(error)} onRetry={retry} /> : <SkeletonText lines={4} />}
        </div>
      ) : null}
      {data && entries.length === 0 ? (
        <p className={classNames(css.message, look.smallMuted)}>{text('cards-detail.activity-none')}</p>
      ) : null}
      <ul className={page.list}>
        {entries.map((entry) => (
          <Entry key={entry.entryId} entry={entry} currency={currencyOf(card, own)} />
        ))}
      </ul>
      {hasNextPage ? (
        <div ref={more} className={css.message}>
          {error ? <QueryStatus failure={failureCodeOf(error)} onRetry={retry} /> : null}
          <Button
            variant="ghost"
            atStart
            busy={isFetchingNextPage}
            busyLabel={text('cards-detail.activity-more-busy')}
            onClick={() => void showMore()}
          >
            {text('cards-detail.activity-more')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

type EntryProps = {
  readonly entry: LedgerEntry;
  readonly currency: string;
};

function Entry({ entry: { date, kind, detail, amount, balance }, currency }: EntryProps) {
  const { text, locale, number } = useMessages();
  const money = useMoney();
  const isTransfer = kind === 'transfer-in' || kind === 'transfer-out';
  // A purchase is known by its store.
  const title = isTransfer
    ? detail === null
      ? text(`cards-detail.kind.${kind}-unnamed`)
      : text(`cards-detail.kind.${kind}`, { lastFour: detail })
    : (detail ?? text(`cards-detail.kind.${kind}`));
  return (
    <li className={css.entry}>
      <span className={look.strong}>{title}</span>
      <span className={classNames(look.price, amount > 0 && css.added, css.end)}>
        {number(amount / 100, { style: 'currency', currency, signDisplay: 'exceptZero' })}
      </span>
      <span className={look.smallMuted}>{momentOf(date, locale)}</span>
      <span className={classNames(look.smallMuted, css.end)}>
        {text('cards-detail.balance-after', { amount: money(balance, currency) })}
      </span>
    </li>
  );
}

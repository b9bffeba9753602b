import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { starHistoryQuery } from '#api/rewards/star-history.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { byMonth, type StarEntry } from '#domain/rewards/loyalty.ts';
import { calendarDayOf } from '#domain/rewards/programme-dates.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { focusInPlace } from '#parts/focus-in-place.ts';
import { LoadError } from '#parts/loading/load-error.tsx';
import { LoadingStatus } from '#parts/loading/loading-status.tsx';
import { momentOf, monthText } from '#parts/money-and-dates.ts';
import { ButtonTo } from '#parts/page-links.tsx';
import * as page from '#parts/pages/member-page.css.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './rewards.css.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';

/** How the Stars came and went, month by month, the newest first (AMB-16). */
export function StarHistory({
  isFailureSaid,
}: {
  /** The page says already that nothing can be read. */ readonly isFailureSaid: boolean;
}) {
  const { text, locale } = useMessages();
  const history = useInfiniteQuery(starHistoryQuery());
  const { data, error, hasNextPage } = history;
  const title = useRef<HTMLHeadingElement>(null);
  const more = useRef<HTMLDivElement>(null);
  // Stars that came between two reads move the later pages on: an entry is read twice then.
  const entries = [...new Map(data?.pages.flatMap((read) => read.entries).map((one) => [one.entryId, one])).values()];
  const showMore = async () => {
    const { hasNextPage: isMoreLeft, isError } = await history.fetchNextPage();
    // The button goes with the last page, or with one that cannot be read.
    if ((!isMoreLeft || isError) && title.current) focusInPlace(title.current, more.current);
  };
  // A page more is asked for only where one was: what could not be read anew is not among the later ones.
  const retry = () => void (history.isFetchNextPageError ? showMore() : history.refetch());
  if (error && !data && isFailureSaid) return null;
  return (
    <Card as="section" aria-labelledby="rewards-history">
      <h2 id="rewards-history" ref={title} tabIndex={-1} className={look.heading3}>
        {text('rewards.history-title')}
      </h2>
      {data || error ? null : (
        <>
          <LoadingStatus />
          <RowsSkeleton rows={14} />
        </>
      )}
      {data && entries.length === 0 ? <NoHistory /> : null}
      {byMonth(entries, calendarDayOf).map(({ month, entries: ofMonth }) => (
        <div key={month}>
          <h3 className={css.month}>{monthText(month, locale)}</h3>
          <ul className={page.list}>
            {ofMonth.map((entry) => (
              <Entry key={entry.entryId} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
      <div ref={more}>
        {error ? (
          <LoadError title={text('rewards.history-failed')} failure={failureCodeOf(error)} onRetry={retry} />
        ) : null}
        {hasNextPage && !error ? (
          <p className={css.foot}>
            <Button
              variant="secondary"
              busy={history.isFetchingNextPage}
              busyLabel={text('common.loading')}
              onClick={() => void showMore()}
            >
              {text('rewards.history-more')}
            </Button>
          </p>
        ) : null}
      </div>
    </Card>
  );
}

const nameOf = (kind: StarEntry['kind']) => (kind === 'order' ? 'common.order' : (`rewards.kind.${kind}` as const));

function Entry({ entry: { date, kind, detail, stars } }: { readonly entry: StarEntry }) {
  const { text, locale, number } = useMessages();
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={look.strong}>{detail ?? text(nameOf(kind))}</p>
        <p className={look.smallMuted}>
          {detail === null ? null : `${text(nameOf(kind))} · `}
          {momentOf(date, locale)}
        </p>
      </div>
      <p className={classNames(look.price, css.end, stars > 0 && css.earned)}>
        {number(stars, { signDisplay: 'exceptZero' })}
        <span className={visuallyHidden}> {text('common.star-unit', { amount: Math.abs(stars) })}</span>
      </p>
    </li>
  );
}

function NoHistory() {
  const { text } = useMessages();
  return (
    <EmptyState
      compact
      headingLevel={3}
      picture="empty-no-previous"
      title={text('rewards.no-history-title')}
      actions={<ButtonTo to="/menu">{text('common.see-menu')}</ButtonTo>}
    >
      <p>{text('rewards.no-history-text')}</p>
    </EmptyState>
  );
}

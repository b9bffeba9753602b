import { type RefObject, useRef } from 'react';
import { type HistoryEntry, type HistoryKind, isProcessing } from '#domain/account/history.ts';
import { lookUp } from '#domain/look-up.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link, WHATEVER_SEARCH } from '#parts/link.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { LoadingSkeleton } from '#parts/loading/loading-skeleton.tsx';
import { momentOf, useMoney } from '#parts/money-and-dates.ts';
import { MemberPage } from '#parts/pages/member-page.tsx';
import { useFocusPassedOn } from '#parts/use-focus-passed-on.ts';
import { useKeptLocale } from '#session/kept-locale.ts';
import { Art } from '#ui/art/art.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './history.css.ts';
import { useHistory } from './history.flow.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';

type History = ReturnType<typeof useHistory>;

/** Past orders, or gifts (ACC-122 to ACC-125); read anew in another language, which only a new machine asks for (decision 0.8). */
export function HistoryScreen({ kind }: { readonly kind: HistoryKind }) {
  return <HistoryPage key={useKeptLocale()} kind={kind} />;
}

function HistoryPage({ kind }: { readonly kind: HistoryKind }) {
  const { text } = useMessages();
  const history = useHistory(kind);
  return (
    <MemberPage
      back={{ to: '/account/profile', label: text('common.to-profile') }}
      title={text(`account.history.${kind}-title`)}
    >
      <nav aria-label={text('common.history')} className={css.tabs}>
        <Link to="/account/history" activeOptions={WHATEVER_SEARCH} className={css.tab}>
          {text('account.history.orders')}
        </Link>
        <Link to="/account/history/egift" activeOptions={WHATEVER_SEARCH} className={css.tab}>
          {text('account.history.egifts')}
        </Link>
      </nav>
      <Content kind={kind} history={history} />
      {history.receipt.open ? <ReceiptDialog history={history} /> : null}
    </MemberPage>
  );
}

function Content({ kind, history }: { readonly kind: HistoryKind; readonly history: History }) {
  const { text } = useMessages();
  const { state, failed, stale, moreFailed, total } = history;
  const count = useRef<HTMLParagraphElement>(null);
  const entries = kind === 'order' ? state.normalList : state.giftList;
  if (history.reading) return <LoadingSkeleton parts={3} />;
  if (failed !== null) {
    return <LoadError title={text('account.history.failed')} failure={failed} onRetry={history.retry} />;
  }
  if (entries.length === 0) return <NoHistory kind={kind} />;
  return (
    <>
      {stale !== null ? (
        <LoadError title={text('account.history.stale')} failure={stale} onRetry={history.retry} />
      ) : null}
      <ul className={css.list}>
        {entries.map((entry) => (
          <Entry key={entry.historyId} kind={kind} entry={entry} history={history} />
        ))}
      </ul>
      {moreFailed !== null ? (
        <LoadError title={text('account.history.more-failed')} failure={moreFailed} onRetry={history.retry} />
      ) : null}
      <div className={css.more}>
        <p ref={count} role="status" tabIndex={-1} className={look.smallMuted}>
          {/* Of a list that is whole from the start there is nothing to count. */}
          {history.isPaged ? text('account.history.shown', { shown: entries.length, total }) : null}
        </p>
        {history.hasMore && moreFailed === null ? <ShowMore history={history} end={count} /> : null}
      </div>
    </>
  );
}

/** Gone with the last page, or with one that failed: its focus stays where the list ends. */
function ShowMore({ history, end }: { readonly history: History; readonly end: RefObject<HTMLElement | null> }) {
  const { text } = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  useFocusPassedOn(button, () => end.current?.focus());
  return (
    <Button
      ref={button}
      variant="secondary"
      busy={history.readingMore || history.refreshing}
      busyLabel={text(history.refreshing ? 'common.loading' : 'account.history.loading-more')}
      onClick={history.showMore}
    >
      {text('account.history.more')}
    </Button>
  );
}

type EntryProps = {
  readonly kind: HistoryKind;
  readonly entry: HistoryEntry;
  readonly history: History;
};

function Entry({ kind, entry, history }: EntryProps) {
  const { text, locale } = useMessages();
  const money = useMoney();
  const { historyId, detail, total, currency } = entry;
  const isOnItsWay = isProcessing(kind, entry);
  const pendingTip = lookUp(history.state.pendingTips, historyId);
  const title = kind === 'order' ? entry.title : text('account.history.gift-for', { name: entry.title });
  const date = momentOf(entry.date, locale);
  return (
    <Card as="li" className={css.entry}>
      <Art name={kind === 'order' ? 'pickup-in-store' : 'gift-thanks'} lazy className={css.picture} />
      <h2 className={classNames(look.heading3, css.title)}>{title}</h2>
      <p className={classNames(look.body, css.detail)}>{detail}</p>
      <p className={classNames(look.smallMuted, css.date)}>{date}</p>
      <p className={css.amount}>{money(total, currency)}</p>
      {isOnItsWay || pendingTip !== undefined ? (
        <div className={css.badges}>
          {isOnItsWay ? <Badge>{text('account.history.processing')}</Badge> : null}
          {pendingTip === undefined ? null : (
            <Badge>{text('account.history.pending-tip', { tip: money(pendingTip, currency) })}</Badge>
          )}
        </div>
      ) : null}
      <div className={css.doing}>
        <Button variant="ghost" size="small" onClick={() => history.receipt.show(historyId)}>
          {text('account.history.receipt')}
          <span className={visuallyHidden}> {text('account.history.receipt-of', { title, date })}</span>
        </Button>
      </div>
    </Card>
  );
}

function NoHistory({ kind }: { readonly kind: HistoryKind }) {
  const { text } = useMessages();
  return (
    <EmptyState
      picture={kind === 'order' ? 'empty-no-previous' : 'gift-congratulations'}
      title={text(`account.history.no-${kind}-title`)}
      actions={
        <ButtonLink render={kind === 'order' ? <Link to="/menu" /> : <Link to="/account/history" />}>
          {text(kind === 'order' ? 'common.see-menu' : 'account.history.no-egift-link')}
        </ButtonLink>
      }
    >
      <p>{text(`account.history.no-${kind}-text`)}</p>
    </EmptyState>
  );
}

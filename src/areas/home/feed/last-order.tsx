import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { historyQuery } from '#api/account/history.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { QueryStatus } from '#parts/loading/query-status.tsx';
import { momentOf, useMoney } from '#parts/money-and-dates.ts';
import { Art } from '#ui/art/art.tsx';
import { Card } from '#ui/card/card.tsx';
import { SkeletonText } from '#ui/skeleton/skeleton.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { text as look } from '#ui/theme/text.css.ts';
import * as css from './feed.css.ts';

const TITLE_ID = 'for-you-order';

/** The newest order: what, where, when and for how much; the others and their receipts are a page away. */
export function LastOrder() {
  const { text, locale } = useMessages();
  const money = useMoney();
  const { data, error, refetch } = useInfiniteQuery(historyQuery('order'));
  const last = data?.pages[0]?.entries[0];
  return (
    <Card as="section" aria-labelledby={TITLE_ID} className={css.part}>
      <h2 id={TITLE_ID} className={look.heading3}>
        {text('home-feed.order-title')}
      </h2>
      {last ? (
        <div className={css.order}>
          <Art name="drink-latte" lazy className={css.orderPicture} />
          <div className={css.facts}>
            <p className={css.orderHead}>
              <span className={look.strong}>{last.detail}</span>
              <span className={css.amount}>{money(last.total)}</span>
            </p>
            <p className={look.smallMuted}>{last.title}</p>
            <p className={look.smallMuted}>{momentOf(last.date, locale)}</p>
          </div>
        </div>
      ) : null}
      {data && !last ? <p className={look.smallMuted}>{text('home-feed.no-order')}</p> : null}
      {!data && error ? <QueryStatus failure={failureCodeOf(error)} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonText lines={3} />}
      <p>
        {data && !last ? (
          <TextLink standalone render={<Link to="/menu" />}>
            {text('common.see-menu')}
          </TextLink>
        ) : (
          <TextLink standalone render={<Link to="/account/history" />}>
            {text('home-feed.orders-link')}
          </TextLink>
        )}
      </p>
    </Card>
  );
}

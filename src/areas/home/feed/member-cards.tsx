import { useQuery } from '@tanstack/react-query';
import { cardsQuery } from '#api/account/cards.ts';
import { primaryFirst, type StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { CardBadges } from '#parts/cards/card-badges.tsx';
import { CardImage } from '#parts/cards/card-image.tsx';
import { useCardName } from '#parts/cards/use-card-name.ts';
import { useCardNumber } from '#parts/cards/use-card-number.ts';
import { Link } from '#parts/link.tsx';
import { QueryStatus } from '#parts/loading/query-status.tsx';
import { useMoney } from '#parts/money-and-dates.ts';
import { TextTo } from '#parts/page-links.tsx';
import { Card } from '#ui/card/card.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton/skeleton.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './feed.css.ts';

const TITLE_ID = 'for-you-cards';

/** As many as the landing shows; all of them are a page away. */
const SHOWN = 3;

/** The member's stored-value cards with their balances (CRD-001). */
export function MemberCards() {
  const { text } = useMessages();
  const { data, error, refetch } = useQuery(cardsQuery());
  return (
    <Card as="section" aria-labelledby={TITLE_ID} className={css.part}>
      <h2 id={TITLE_ID} className={look.heading3}>
        {text('common.your-cards')}
      </h2>
      {data && data.length > 0 ? (
        <ul className={css.cards}>
          {primaryFirst(data)
            .slice(0, SHOWN)
            .map((card) => (
              <OneCard key={card.cardId} card={card} />
            ))}
        </ul>
      ) : null}
      {data?.length === 0 ? <p className={look.smallMuted}>{text('cards.none-text')}</p> : null}
      {!data && error ? <QueryStatus failure={failureCodeOf(error)} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <CardsSkeleton />}
      {data && data.length > 0 ? (
        <p>
          <TextTo to="/account/cards">{text('home-feed.cards-link')}</TextTo>
        </p>
      ) : null}
    </Card>
  );
}

/** Two cards as they will be, and the way to all. */
function CardsSkeleton() {
  return (
    <div className={css.cards}>
      {['first', 'second'].map((row) => (
        <div key={row} className={css.card}>
          <Skeleton shape="card" className={css.cardPicture} />
          <SkeletonText lines={2} className={css.cardWords} />
        </div>
      ))}
      <Skeleton width="short" className={css.wayToAll} />
    </div>
  );
}

function OneCard({ card }: { readonly card: StoredValueCard }) {
  const nameOf = useCardName();
  const number = useCardNumber()(card);
  const { cardId, cardImageUrl, balance } = card;
  const money = useMoney();
  return (
    <li className={css.card}>
      <CardImage address={cardImageUrl} className={css.cardPicture} />
      <span className={css.cardWords}>
        <TextLink tone="quiet" stretched render={<Link to="/account/cards/$cardId" params={{ cardId }} />}>
          {nameOf(card)}
        </TextLink>
        {number === null ? null : <span className={look.smallMuted}>{number}</span>}
        <CardBadges card={card} />
      </span>
      <span className={css.amount}>{money(balance.amount, balance.currency)}</span>
    </li>
  );
}

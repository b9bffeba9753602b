import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cardsQuery } from '#api/account/cards.ts';
import { failureCodeOf } from '#domain/failure.ts';
import type { CardProblem } from '#domain/new-account.ts';
import type { StoredValueCard } from '#domain/stored-value-card.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { LoadingSkeleton } from '#parts/loading/loading-skeleton.tsx';
import { useMoney } from '#parts/money-and-dates.ts';
import { MemberPage } from '#parts/pages/member-page.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { text as look } from '#ui/theme/text.css.ts';
import * as css from './cards.css.ts';

interface CardsScreenProps {
  /** Why the card of an account that was just made is not among them (CRD-006). */
  readonly problem: CardProblem | null;
}

/** The member's stored-value cards (CRD-001, CRD-007). */
export function CardsScreen({ problem }: CardsScreenProps) {
  const { text } = useMessages();
  const { data, error, refetch } = useQuery(cardsQuery());
  return (
    <MemberPage back={{ to: '/account/for-you', label: text('common.for-you') }} title={text('common.your-cards')}>
      {problem === null ? null : (
        <Notice tone="warning" title={text('cards.account-ready')}>
          {text(`common.card-problem.${problem}`)}
        </Notice>
      )}
      {data && data.length > 0 ? (
        <ul className={css.list}>
          {data.map((card) => (
            <OneCard key={card.cardId} card={card} />
          ))}
        </ul>
      ) : null}
      {data?.length === 0 ? <NoCards /> : null}
      {!data && error ? (
        <LoadError title={text('cards.failed')} failure={failureCodeOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : <LoadingSkeleton parts={2} />}
    </MemberPage>
  );
}

function OneCard({ card: { cardImageUrl, nickname, cardNumber, balance } }: { readonly card: StoredValueCard }) {
  const { text } = useMessages();
  const money = useMoney();
  return (
    <Card as="li" className={css.card}>
      {cardImageUrl === null ? (
        <span className={css.picture} />
      ) : (
        <img src={cardImageUrl} alt="" width={320} height={200} decoding="async" className={css.picture} />
      )}
      <div className={css.facts}>
        <div className={css.name}>
          <h2 className={look.heading3}>{nickname}</h2>
          <p className={look.smallMuted}>{text('cards.number', { lastFour: cardNumber.slice(-4) })}</p>
        </div>
        <p className={css.balance}>
          <span className={look.smallMuted}>{text('cards.balance')}</span>
          <br />
          <span className={css.amount}>{money(balance.amount)}</span>
        </p>
      </div>
    </Card>
  );
}

function NoCards() {
  const { text } = useMessages();
  return (
    <EmptyState
      picture="gift-night-sky"
      title={text('cards.none-title')}
      actions={<ButtonLink render={<Link to="/account/for-you" />}>{text('cards.none-link')}</ButtonLink>}
    >
      <p>{text('cards.none-text')}</p>
    </EmptyState>
  );
}

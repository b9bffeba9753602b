import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cardsQuery, type StoredValueCard } from '#api/account/cards.ts';
import { failureCodeOf } from '#domain/failure.ts';
import type { CardProblem } from '#domain/new-account.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { text as look } from '#ui/theme/text.css.ts';
import * as css from './cards.css.ts';
import { Failed, MemberPage, OnItsWay } from './member-page.tsx';
import { useMoney } from './member-words.ts';

interface CardsScreenProps {
  /** Why the card of an account that was just made is not among them (CRD-006). */
  readonly problem: CardProblem | null;
}

/** The member's stored-value cards (CRD-001, CRD-007). */
export function CardsScreen({ problem }: CardsScreenProps) {
  const { text } = useMessages();
  const { data, error, refetch } = useQuery(cardsQuery());
  return (
    <MemberPage
      back={{ to: '/account/for-you', label: text('account.for-you.page-title') }}
      title={text('member.cards.title')}
    >
      {problem === null ? null : (
        <Notice tone="warning" title={text('member.cards.account-ready')}>
          {text(`member.cards.${problem}`)}
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
        <Failed title={text('member.cards.failed')} failure={failureCodeOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : <OnItsWay parts={2} />}
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
          <p className={look.smallMuted}>{text('member.cards.number', { lastFour: cardNumber.slice(-4) })}</p>
        </div>
        <p className={css.balance}>
          <span className={look.smallMuted}>{text('member.cards.balance')}</span>
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
      title={text('member.cards.none-title')}
      actions={<ButtonLink render={<Link to="/account/for-you" />}>{text('member.cards.none-link')}</ButtonLink>}
    >
      <p>{text('member.cards.none-text')}</p>
    </EmptyState>
  );
}

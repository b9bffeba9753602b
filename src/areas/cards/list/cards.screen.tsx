import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { cardsQuery } from '#api/account/cards.ts';
import type { CardProblem } from '#domain/account/new-account.ts';
import { primaryFirst, type StoredValueCard, sumsOf } from '#domain/cards/stored-value-card.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadingOrError } from '#parts/loading/loading-or-error.tsx';
import { useMoney } from '#parts/money-and-dates.ts';
import { ButtonTo } from '#parts/page-links.tsx';
import { MemberPage } from '#parts/pages/member-page.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { look } from '#ui/theme/text.css.ts';
import { GiftTile } from './gift-tile.tsx';
import * as css from './wallet.css.ts';
import { WalletCard } from './wallet-card.tsx';
import { WalletSkeleton } from './wallet-skeleton.tsx';

type CardsScreenProps = {
  /** Why the card of an account that was just made is not among them (CRD-006). */
  readonly problem: CardProblem | null;
};

/** The member's stored-value cards, the primary one first (CRD-001, CRD-007, SVC-001). */
export function CardsScreen({ problem }: CardsScreenProps) {
  const { text } = useMessages();
  const query = useQuery(cardsQuery());
  const { data } = query;
  return (
    <MemberPage back={{ to: '/account/for-you', label: text('common.for-you') }} title={text('common.your-cards')}>
      {problem === null ? null : (
        <Notice tone="warning" title={text('cards.account-ready')}>
          {text(`common.card-problem.${problem}`)}
        </Notice>
      )}
      {data && data.length > 0 ? <Wallet cards={data} /> : null}
      {data?.length === 0 ? <NoCards /> : null}
      {data ? null : <LoadingOrError query={query} title={text('cards.failed')} skeleton={<WalletSkeleton />} />}
      <GiftTile />
    </MemberPage>
  );
}

function Wallet({ cards }: { readonly cards: readonly StoredValueCard[] }) {
  const { text, locale } = useMessages();
  const money = useMoney();
  const { currency: own } = useConfiguration();
  const usable = cards.filter(({ status }) => status === 'active');
  const sums = sumsOf(usable, own).map(({ amount, currency }) => money(amount, currency));
  const total = new Intl.ListFormat(locale).format(sums);
  return (
    <>
      <div className={css.head}>
        <p className={look.lead}>{text('cards.total', { amount: total, count: usable.length })}</p>
        <ButtonTo to="/account/cards/add" variant="secondary" icon={<Plus size={20} />}>
          {text('common.add-a-card')}
        </ButtonTo>
      </div>
      <ul className={css.wallet}>
        {primaryFirst(cards).map((card) => (
          <WalletCard key={card.cardId} card={card} />
        ))}
      </ul>
    </>
  );
}

function NoCards() {
  const { text } = useMessages();
  return (
    <EmptyState
      picture="gift-night-sky"
      title={text('cards.none-title')}
      actions={<ButtonTo to="/account/cards/add">{text('common.add-a-card')}</ButtonTo>}
    >
      <p>{text('cards.none-text')}</p>
    </EmptyState>
  );
}

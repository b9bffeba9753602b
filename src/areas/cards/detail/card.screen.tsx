import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import ScanLine from 'lucide-react/icons/scan-line';
import { useRef } from 'react';
import { cardsQuery } from '#api/account/cards.ts';
import { type CardStatus, conditionOf, lastFourOf, type StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { CardBadges } from '#parts/cards/card-badges.tsx';
import { CardErrorNotice } from '#parts/cards/card-error-notice.tsx';
import { CardPicture } from '#parts/cards/card-picture.tsx';
import { overPage } from '#parts/cards/hash-modal.ts';
import { useCardName } from '#parts/cards/use-card-name.ts';
import { useCardNumber } from '#parts/cards/use-card-number.ts';
import { Link } from '#parts/link.tsx';
import { LoadingOrError } from '#parts/loading/loading-or-error.tsx';
import { LoadingSkeleton } from '#parts/loading/loading-skeleton.tsx';
import { useMoney } from '#parts/money-and-dates.ts';
import { ButtonTo } from '#parts/page-links.tsx';
import { MemberPage } from '#parts/pages/member-page.tsx';
import { RemovalDialog } from '#parts/removal-dialog.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './card.css.ts';
import { CardLedger } from './card-ledger.tsx';
import { type CardRemoval, useCardRemoval } from './card-removal.flow.ts';
import { CardSettings } from './card-settings.tsx';
import { useCardTransfer } from './card-transfer.flow.ts';
import { useMakePrimary } from './make-primary.flow.ts';
import { TransferDialog } from './transfer-dialog.tsx';

/** One stored-value card (CRD-003, CRD-007, SVC-003). */
export function CardScreen({ cardId }: { readonly cardId: string }) {
  const { text } = useMessages();
  const query = useQuery(cardsQuery());
  const { data, error, isFetching } = query;
  const card = data?.find((one) => one.cardId === cardId);
  const shown = useRef(card);
  shown.current = card ?? shown.current;
  const isMissing = useRef(false);
  if (shown.current) return <CardPage card={shown.current} isGone={data !== undefined && !card} />;
  // One that was just added comes with the list that is being read; what was said once stays while it is read again.
  if (data && !isFetching && !error) isMissing.current = true;
  if (isMissing.current) return <NoSuchCard />;
  return (
    <MemberPage
      back={{ to: '/account/cards', label: text('common.your-cards') }}
      title={text('cards-detail.page-title')}
    >
      <LoadingOrError query={query} title={text('common.not-loaded')} skeleton={<LoadingSkeleton parts={3} />} />
    </MemberPage>
  );
}

type CardPageProps = {
  readonly card: StoredValueCard;
  /** It is among the member's cards no more. */
  readonly isGone?: boolean;
};

/** The page of a card that is known. */
export function CardPage({ card, isGone = false }: CardPageProps) {
  const { text } = useMessages();
  const money = useMoney();
  const removal = useCardRemoval(card, isGone);
  const primary = useMakePrimary(card);
  const transfer = useCardTransfer(card);
  const settings = useRef<HTMLUListElement>(null);
  const name = useCardName()(card);
  const { cardImageUrl, balance, status } = card;
  // Where it is being removed here, its page shows how that ends, and stays until it is left.
  if (isGone && !removal.isAsking && !removal.isRemoved) return <NoSuchCard />;
  return (
    <MemberPage back={{ to: '/account/cards', label: text('common.your-cards') }} title={name}>
      <Card padding="large">
        <div className={css.hero}>
          <CardPicture address={cardImageUrl} faded={status !== 'active'} />
          <div className={css.facts}>
            <p className={css.balance}>
              <span className={look.smallMuted}>{text('cards.balance')}</span>
              <span className={css.amount}>{money(balance.amount, balance.currency)}</span>
              <span className={look.smallMuted}>{text('cards.number', { lastFour: lastFourOf(card) })}</span>
            </p>
            <CardBadges card={card} />
            {status === 'active' ? <Ways card={card} /> : null}
          </div>
        </div>
      </Card>
      <Condition card={card} />
      <CardSettings card={card} primary={primary} removal={removal} transfer={transfer} list={settings} />
      <CardLedger card={card} />
      {transfer.isOpen ? <TransferDialog card={card} transfer={transfer} beside={settings} /> : null}
      {removal.isAsking ? <RemovalQuestion card={card} removal={removal} /> : null}
    </MemberPage>
  );
}

function Ways({ card }: { readonly card: StoredValueCard }) {
  const { text } = useMessages();
  const isEmpty = conditionOf(card) === 'empty';
  return (
    <div className={css.ways}>
      {isEmpty ? null : (
        <ButtonLink icon={<ScanLine size={20} />} render={<Link {...overPage('pay')} />}>
          {text('common.pay')}
        </ButtonLink>
      )}
      <ButtonLink
        variant={isEmpty ? 'primary' : 'secondary'}
        icon={<Plus size={20} />}
        render={<Link {...overPage('add-money')} />}
      >
        {text('cards.add-money')}
      </ButtonLink>
    </div>
  );
}

/** The codes that a card in such a state is refused with: the page says the same words with the same way forward. */
const CODES: Readonly<Record<Exclude<CardStatus, 'active'>, string>> = {
  inactive: '121030',
  closed: '121037',
  stolen: '121032',
  unregistered: '121034',
};

function Condition({ card }: { readonly card: StoredValueCard }) {
  const { text } = useMessages();
  const condition = conditionOf(card);
  if (condition === 'fine') return null;
  if (condition === 'low' || condition === 'empty') {
    return <Notice tone="info">{text(`cards-detail.${condition}`)}</Notice>;
  }
  return <CardErrorNotice context="card" refusal={{ code: CODES[condition], message: null }} isSilent />;
}

type RemovalQuestionProps = {
  readonly card: StoredValueCard;
  readonly removal: CardRemoval;
};

/** Whether the card is to go; what is still on it is said before. */
function RemovalQuestion({ card, removal }: RemovalQuestionProps) {
  const { text } = useMessages();
  const money = useMoney();
  const name = useCardName()(card);
  const isNamed = useCardNumber()(card) !== null;
  const lastFour = lastFourOf(card);
  const { balance } = card;
  return (
    <RemovalDialog
      removal={removal}
      title={text('cards-detail.remove-title')}
      description={
        isNamed
          ? text('cards-detail.remove-text', { nickname: name, lastFour })
          : text('cards-detail.remove-text-unnamed', { name })
      }
      keepLabel={text('cards-detail.keep')}
      busyLabel={text('cards-detail.removing')}
      failureTitle={text('cards-detail.remove-failed')}
    >
      {balance.amount > 0 ? (
        <Notice tone="warning">
          {text('cards-detail.remove-balance', { amount: money(balance.amount, balance.currency) })}
        </Notice>
      ) : null}
    </RemovalDialog>
  );
}

function NoSuchCard() {
  const { text, failureText } = useMessages();
  return (
    <EmptyState
      picture="gift-night-sky"
      headingLevel={1}
      title={failureText('card-not-found')}
      actions={<ButtonTo to="/account/cards">{text('cards-detail.missing-link')}</ButtonTo>}
    >
      <p>{text('cards-detail.missing-text')}</p>
    </EmptyState>
  );
}

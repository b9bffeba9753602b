import { useRouterState } from '@tanstack/react-router';
import Printer from 'lucide-react/icons/printer';
import Sun from 'lucide-react/icons/sun';
import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react';
import { cardIdOfPath } from '#domain/cards/card-choice.ts';
import { groupsOfFour } from '#domain/cards/card-number.ts';
import { primaryFirst, type StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { CardBadges } from '#parts/cards/card-badges.tsx';
import { CardImage } from '#parts/cards/card-image.tsx';
import { overPage } from '#parts/cards/hash-modal.ts';
import type { ReauthenticationProps } from '#parts/cards/reauthentication.ts';
import { useCardName } from '#parts/cards/use-card-name.ts';
import { useCardNumber } from '#parts/cards/use-card-number.ts';
import { Link } from '#parts/link.tsx';
import { useMoney } from '#parts/money-and-dates.ts';
import { printPage } from '#platform/document.ts';
import { keepScreenOn } from '#platform/wake-lock.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { useLaterWords } from '#ui/live/use-later-words.ts';
import { RadioCards } from '#ui/radio-cards/radio-cards.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { printed } from '#ui/theme/printed.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { useBarcodePay } from './barcode-pay.flow.ts';
import * as css from './pay.css.ts';

type PayWithCardProps = {
  /** The card that the overlay opened with; another one where that is gone. */
  readonly first: StoredValueCard;
  readonly cards: readonly StoredValueCard[];
  readonly onClose: () => void;
  readonly Reauthentication: ComponentType<ReauthenticationProps>;
};

/** What the member holds under the scanner, once it is proven who it is (CRD-012 to CRD-021). */
export function PayWithCard({ first, cards, onClose, Reauthentication }: PayWithCardProps) {
  const { text } = useMessages();
  const pay = useBarcodePay(first);
  const known = cards.find(({ cardId }) => cardId === pay.card.cardId);
  const isGone = known === undefined && !pay.isProving;
  // Before it is painted: the barcode of a card that was removed elsewhere must not stand beside the name of another one.
  const { choose } = pay;
  useLayoutEffect(() => {
    if (isGone) choose(first);
  }, [isGone, choose, first]);
  if (pay.isProving) return <Reauthentication onProven={pay.prove} onDeclined={onClose} />;
  const card = known ?? first;
  const isActive = card.status === 'active';
  return (
    <div className={css.pay}>
      <Ticket pay={pay} card={card} />
      <p className={classNames(look.smallMuted, css.hint)}>
        <Sun size={18} aria-hidden="true" />
        {text('cards-pay.brightness')}
      </p>
      <WhichCard pay={pay} card={card} cards={cards} />
      {isActive ? null : <CardBadges card={card} />}
      <div className={css.actions}>
        {isActive ? <AddMoney cardId={card.cardId} /> : null}
        <ButtonLink
          fullWidth
          variant="secondary"
          render={<Link to="/account/cards/$cardId" params={{ cardId: card.cardId }} />}
        >
          {text('cards-pay.manage')}
        </ButtonLink>
        <Button variant="ghost" className={css.print} icon={<Printer />} onClick={printPage}>
          {text('common.print')}
        </Button>
      </div>
    </div>
  );
}

/** For the card that is shown: over the page of another card the sheet would add money to that one (CRD-011, CRD-012). */
function AddMoney({ cardId }: { readonly cardId: string }) {
  const { text } = useMessages();
  const ofPage = useRouterState({ select: ({ location }) => cardIdOfPath(location.pathname) });
  return (
    <ButtonLink
      fullWidth
      render={
        ofPage === null || ofPage === cardId ? (
          <Link {...overPage('add-money')} state={true} replace />
        ) : (
          <Link to="/account/cards/$cardId" params={{ cardId }} hash="add-money" state={true} replace />
        )
      }
    >
      {text('cards.add-money')}
    </ButtonLink>
  );
}

type Pay = ReturnType<typeof useBarcodePay>;

/** Said a moment after it has come: what a status comes into being with is mostly not announced. */
function BarcodeWait() {
  const { text } = useMessages();
  const words = useLaterWords(true);
  return (
    <p className={css.waiting} role="status">
      <Spinner />
      <span ref={words}>{text('cards-pay.loading')}</span>
    </p>
  );
}

/** White in the dark, too: a scanner reads black on white. The number stands there whatever becomes of the picture (CRD-020). */
function Ticket({ pay, card }: { readonly pay: Pay; readonly card: StoredValueCard }) {
  const { text } = useMessages();
  const nameOf = useCardName();
  const { busy } = pay;
  const ticket = useRef<HTMLDivElement>(null);
  useEffect(keepScreenOn, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus went with the proof, or with the button for another try
  useEffect(() => {
    const page = ticket.current?.ownerDocument;
    if ((page?.activeElement ?? page?.body) === page?.body) ticket.current?.focus();
  }, [busy]);
  return (
    <div ref={ticket} className={classNames(css.ticket, printed)} tabIndex={-1}>
      {pay.uri === null ? null : (
        <img className={css.barcode} src={pay.uri} alt={text('cards-pay.alt', { name: nameOf(card) })} />
      )}
      {busy ? <BarcodeWait /> : null}
      {pay.hasFailed ? (
        <div className={css.failure} role="alert">
          <p className={look.strong}>{text('cards-pay.failed')}</p>
          <p>{text('cards-pay.failed-text')}</p>
          <Button variant="secondary" size="small" onClick={pay.retry}>
            {text('common.try-again')}
          </Button>
        </div>
      ) : null}
      <p className={css.number}>
        <span className={css.numberLabel}>{text('cards-pay.number')}</span>
        <span className={css.digits}>
          {groupsOfFour(pay.card.cardNumber).map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two groups of a number may be the same, and none moves
            <span key={index}>{group} </span>
          ))}
        </span>
      </p>
    </div>
  );
}

type WhichCardProps = {
  readonly pay: Pay;
  readonly card: StoredValueCard;
  readonly cards: readonly StoredValueCard[];
};

/** The card that pays with its balance; among several, which one (CRD-011). */
function WhichCard({ pay, card, cards }: WhichCardProps) {
  const { text } = useMessages();
  const nameOf = useCardName();
  const numberOf = useCardNumber();
  const money = useMoney();
  // What pays no more is not offered; what was asked for by its own address is shown.
  const offered = primaryFirst(cards).filter(({ cardId, status }) => status === 'active' || cardId === card.cardId);
  if (offered.length < 2) {
    return (
      <div className={css.only}>
        <CardImage address={card.cardImageUrl} className={css.picture} />
        <p className={css.name}>
          <span className={look.strong}>{nameOf(card)}</span>
          <span className={look.smallMuted}>{text('cards.balance')}</span>
        </p>
        <p className={css.amount}>{money(card.balance.amount, card.balance.currency)}</p>
      </div>
    );
  }
  return (
    <RadioCards
      layout="grid"
      legend={text('cards-pay.with')}
      options={offered.map((one) => ({
        value: one.cardId,
        label: nameOf(one),
        detail: numberOf(one),
        picture: <CardImage address={one.cardImageUrl} className={css.choice} />,
        trailing: money(one.balance.amount, one.balance.currency),
      }))}
      value={card.cardId}
      onValueChange={(cardId) => {
        const chosen = offered.find((one) => one.cardId === cardId);
        if (chosen) pay.choose(chosen);
      }}
    />
  );
}

import { useRouterState } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { type CardErrorContext, type CardRefusal, cardErrorOf } from '#domain/cards/card-error.ts';
import { CARD_LIMIT } from '#domain/cards/reload.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useShortMoney } from '../money-and-dates.ts';
import { cardErrorText } from './card-error-text.ts';

type CardErrorNoticeProps = {
  readonly context: CardErrorContext;
  readonly refusal: CardRefusal;
  /** What has failed, above why. */
  readonly title?: string;
  /** The notice is there from the start: a state of the card, not an answer. */
  readonly isSilent?: boolean;
  /** The currency of the card, in which the most that it may hold is said; null or left out: the market's (D-356). */
  readonly currency?: string | null;
  /** The card that the call was about: where Manage card leads. */
  readonly cardId?: string;
  /** Where Manage card leads to the page that lies below: what closes what lies over it. */
  readonly onManageCard?: () => void;
  /** What the page can do about it; an action that it cannot do is not offered. */
  readonly onTryAgain?: () => void;
  readonly onChooseCard?: () => void;
  readonly onChoosePaymentMethod?: () => void;
};

/** Why a card call was refused, in words and with the way forward that its code offers. */
export function CardErrorNotice({
  context,
  refusal,
  title,
  isSilent = false,
  currency = null,
  ...ways
}: CardErrorNoticeProps) {
  const messages = useMessages();
  const limit = useShortMoney()(CARD_LIMIT, currency);
  const { supportPhoneNumber } = useConfiguration();
  return (
    <Notice
      tone={isSilent ? 'warning' : 'error'}
      title={title}
      {...(isSilent ? {} : { live: 'assertive' })}
      action={<Ways context={context} refusal={refusal} {...ways} />}
    >
      {cardErrorText(messages, { context, refusal, phone: supportPhoneNumber, limit })}
    </Notice>
  );
}

/** A reload that has failed can always be tried again (CRD-024). */
function Ways(props: CardErrorNoticeProps) {
  const { text } = useMessages();
  const { context, refusal, onTryAgain } = props;
  const isOffered = cardErrorOf(context, refusal.code).action === 'try-again';
  return (
    <>
      <Way {...props} />
      {context === 'reload' && onTryAgain && !isOffered ? (
        <Button variant="ghost" onClick={onTryAgain}>
          {text('common.try-again')}
        </Button>
      ) : null}
    </>
  );
}

function Way(props: CardErrorNoticeProps) {
  const { context, refusal, cardId, onManageCard, onTryAgain, onChooseCard, onChoosePaymentMethod } = props;
  const { text } = useMessages();
  const press = (label: string, onClick: (() => void) | undefined) =>
    onClick ? (
      <Button variant="secondary" onClick={onClick}>
        {label}
      </Button>
    ) : null;
  switch (cardErrorOf(context, refusal.code).action) {
    case 'try-again':
      return press(text('common.try-again'), onTryAgain);
    case 'choose-card':
      // An order keeps to its own cards; everywhere else they are on their page (decision AMB-02).
      return context === 'order' ? (
        press(text('card-errors.choose-card'), onChooseCard)
      ) : (
        <PageLink to="/account/cards" label={text('card-errors.choose-card')} />
      );
    case 'choose-payment-method':
      return press(text('card-errors.choose-payment-method'), onChoosePaymentMethod);
    case 'register-card':
      return <PageLink to="/account/cards/add" label={text('card-errors.register-card')} />;
    case 'add-card-back':
      return <PageLink to="/account/cards/add" label={text('card-errors.add-card-back')} />;
    case 'manage-card':
      return cardId === undefined ? null : (
        <ButtonLink
          variant="secondary"
          render={<Link to="/account/cards/$cardId" params={{ cardId }} onClick={insteadOf(onManageCard)} />}
        >
          {text('card-errors.manage-card')}
        </ButtonLink>
      );
    case null:
      return null;
  }
}

/** What a press does in place of following the link; a new tab still opens its page. */
const insteadOf = (close: (() => void) | undefined) =>
  close &&
  ((event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    close();
  });

type PageLinkProps = { readonly to: '/account/cards' | '/account/cards/add'; readonly label: string };

/** From an overlay the page takes the place of its entry, so that Back leads to the page below. */
function PageLink({ to, label }: PageLinkProps) {
  const isOver = useRouterState({ select: ({ location }) => location.state.dialog === true });
  return (
    <ButtonLink variant="secondary" render={<Link to={to} replace={isOver} />}>
      {label}
    </ButtonLink>
  );
}

import { type CardErrorContext, type CardRefusal, cardErrorOf } from '#domain/card-error.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { cardErrorText } from './card-error-text.ts';

interface CardErrorNoticeProps {
  readonly context: CardErrorContext;
  readonly refusal: CardRefusal;
  /** The card that the call was about: where Manage card leads. */
  readonly cardId?: string;
  /** What the page can do about it; an action that it cannot do is not offered. */
  readonly onTryAgain?: () => void;
  readonly onChooseCard?: () => void;
  readonly onChoosePaymentMethod?: () => void;
}

/** Why a card call was refused, in words and with the way forward that its code offers. */
export function CardErrorNotice({ context, refusal, ...ways }: CardErrorNoticeProps) {
  const messages = useMessages();
  const { supportPhoneNumber } = useConfiguration();
  return (
    <Notice tone="error" live="assertive" action={<Way context={context} refusal={refusal} {...ways} />}>
      {cardErrorText(messages, { context, refusal, phone: supportPhoneNumber })}
    </Notice>
  );
}

function Way({ context, refusal, cardId, onTryAgain, onChooseCard, onChoosePaymentMethod }: CardErrorNoticeProps) {
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
      return press(text('card-errors.choose-card'), onChooseCard);
    case 'choose-payment-method':
      return press(text('card-errors.choose-payment-method'), onChoosePaymentMethod);
    case 'register-card':
      return toAdd(text('card-errors.register-card'));
    case 'add-card-back':
      return toAdd(text('card-errors.add-card-back'));
    case 'manage-card':
      return cardId === undefined ? null : (
        <ButtonLink variant="secondary" href={`/account/cards/${encodeURIComponent(cardId)}`}>
          {text('card-errors.manage-card')}
        </ButtonLink>
      );
    case null:
      return null;
  }
}

const toAdd = (label: string) => (
  <ButtonLink variant="secondary" href="/account/cards/add">
    {label}
  </ButtonLink>
);

import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { FailureCode } from '#domain/failure.ts';
import { CARD_TYPES } from '#domain/payment-methods/payment-method.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { FailureNotice } from '#parts/failure-notice.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { PaymentMark } from '#parts/payment/payment-mark.tsx';
import type { CardField } from '#platform/card-field/card-field.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './card-panel.css.ts';
import { type PaymentToken, usePaymentToken } from './payment-token.flow.ts';

type CardPanelProps = {
  readonly field: CardField;
  /** While the card is entered; undefined while something else is under way. */
  readonly token: PaymentToken | undefined;
  /** What is under way besides. */
  readonly saving: boolean;
  /** Why the step failed outside of the field. */
  readonly failure: FailureCode | null;
  readonly submitLabel: string;
  /** In place of the card's own button. */
  readonly retry?: (() => void) | undefined;
  /** What stands above the card: its billing address. */
  readonly children?: ReactNode;
};

/** The card field, what it needs around it, and the button that asks it for a token (BIL-024, CRD-048). */
export function CardPanel({ field, token, saving, failure, submitLabel, retry, children }: CardPanelProps) {
  const { text } = useMessages();
  const entry = usePaymentToken(token);
  // The field is about the card that was entered last, the step about one before it (BIL-023).
  const shown = entry.isTried ? entry.failure : failure;
  const busy = saving || entry.busy;
  const isSettled = saving || retry !== undefined;
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isDone = isSettled || entry.failure !== null;
  useLayoutEffect(() => {
    // The field had the focus for what might have been wrong in it. What failed besides is tried again by the button.
    if (isDone && place.current?.matches(':focus-within')) button.current?.focus();
  }, [isDone]);
  return (
    <Card padding="large" className={css.panel}>
      {children}
      <div className={css.head}>
        <h2 className={look.heading3}>{text('payment-methods.card.heading')}</h2>
        <span className={css.marks}>
          {CARD_TYPES.map((type) => (
            <PaymentMark key={type} type={type} className={css.smallMark} />
          ))}
        </span>
      </div>
      {shown !== null && !busy && !entry.isUnavailable && !entry.loading ? <FailureNotice failure={shown} /> : null}
      {/* While a card is sent, or may be sent again, no other one is typed that would not be sent (BIL-022). */}
      <div
        ref={place}
        className={entry.isUnavailable ? css.noPlace : css.place}
        aria-busy={entry.loading}
        inert={isSettled}
      >
        {entry.loading ? (
          <div className={css.waiting}>
            <Skeleton shape="field" />
            <Skeleton shape="field" />
          </div>
        ) : null}
        <CardFrame field={field} isHidden={entry.isUnavailable} />
      </div>
      {entry.isUnavailable ? (
        <LoadError
          title={text('payment-methods.card.unavailable')}
          failure={entry.failure ?? 'card-field-unavailable'}
          onRetry={entry.retry}
        />
      ) : (
        <>
          <Button
            ref={button}
            size="large"
            fullWidth
            busy={busy}
            busyLabel={text('payment-methods.card.adding')}
            unavailable={entry.loading}
            onClick={retry ?? entry.submit}
          >
            {retry ? text('common.try-again') : submitLabel}
          </Button>
          <p className={css.promise}>
            <Lock size={16} aria-hidden="true" />
            {text('payment-methods.card.promise')}
          </p>
        </>
      )}
    </Card>
  );
}

/** The document of another origin in which a card is typed: nothing of it can be read from here (FC-145). */
function CardFrame({ field, isHidden }: { readonly field: CardField; readonly isHidden: boolean }) {
  const { text } = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => (frame.current ? field.attach(frame.current) : undefined), [field]);
  return (
    <iframe
      ref={frame}
      title={text('payment-methods.card.heading')}
      className={isHidden ? css.hiddenFrame : css.frame}
      referrerPolicy="origin"
    />
  );
}

import { type GiftErrorMeaning, giftErrorOf } from '#domain/gifting/gift-error.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { exceptSignedOut } from '#parts/flow/session-loss.ts';
import { Link } from '#parts/link.tsx';
import { useIsBuyerAway } from '#session/gifting/gift-purchase.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { giftErrorText } from '../gift-error-text.ts';
import { nameField } from './gift-fields.ts';
import type { GiftFlow } from './gift-form.flow.ts';

/** What a problem needs of the form around it. */
type Problem = Pick<
  GiftFlow['flow'],
  | 'purchase'
  | 'back'
  | 'isBusy'
  | 'isOffline'
  | 'recipients'
  | 'check'
  | 'pay'
  | 'backTo'
  | 'changePayment'
  | 'changeAddress'
>;
type ProblemProps = { readonly flow: Problem };

/** Why the gift was not sent, or that this is not known, and what can be done about it (GFT-067 to GFT-076). */
export function GiftProblem({ flow }: ProblemProps) {
  const messages = useMessages();
  const { text, failureText } = messages;
  const { purchase, isBusy } = flow;
  const { refusal } = purchase.context;
  const failure = exceptSignedOut(purchase.context.failure);
  const isSignInNeeded = useIsBuyerAway(purchase);
  if (isBusy) return null;
  if (flow.isOffline) {
    return (
      <Notice tone="warning" live="assertive" title={text('gifting-form.not-sent')}>
        {failureText('offline')}
      </Notice>
    );
  }
  if (purchase.hasTag('unsure')) {
    // It may still reach the server, which has not seen it so far: that nothing was charged is not known.
    const isUnseen = purchase.hasTag('unseen');
    return (
      <Notice
        tone="warning"
        live="assertive"
        title={text(isUnseen ? 'gifting-form.unseen' : 'gifting-form.unsure')}
        action={
          isSignInNeeded ? (
            <ButtonLink render={<Link to="/account/signin" search={flow.back} />}>{text('common.sign-in')}</ButtonLink>
          ) : (
            <>
              <Button onClick={flow.check}>{text('common.check-again')}</Button>
              <TryAgain flow={flow} />
            </>
          )
        }
      >
        {isSignInNeeded
          ? failureText('signed-out')
          : text(isUnseen ? 'gifting-form.unseen-text' : 'gifting-form.unsure-text')}
      </Notice>
    );
  }
  // What has ended is said by the confirmation.
  if (!purchase.hasTag('error') || purchase.hasTag('done') || (refusal === null && failure === null)) return null;
  return (
    <Notice
      tone="error"
      live="assertive"
      title={text(refusal ? 'gifting-form.not-sent' : 'gifting-errors.place-order-failed')}
      action={refusal ? <WayForward flow={flow} meaning={giftErrorOf(refusal.code)} /> : <TryAgain flow={flow} />}
    >
      {refusal ? giftErrorText(messages, refusal) : failureText(failure ?? 'unexpected')}
    </Notice>
  );
}

type WayForwardProps = ProblemProps & { readonly meaning: GiftErrorMeaning };

function WayForward({ flow, meaning }: WayForwardProps) {
  const { text } = useMessages();
  const press = (label: string, onClick: () => void) => (
    <Button variant="secondary" onClick={onClick}>
      {label}
    </Button>
  );
  switch (meaning) {
    case 'payment-method':
    case 'card-expired':
      return press(text('gifting-form.way.payment'), flow.changePayment);
    case 'billing-address':
    case 'address-unavailable':
      return press(text('gifting-form.way.address'), flow.changeAddress);
    case 'art-unavailable':
      return press(text('gifting-form.way.design'), () => flow.backTo('productNumber'));
    case 'duplicate-recipients':
    case 'recipient':
      return press(text('gifting-form.way.recipient'), () => flow.backTo(nameField(flow.recipients[0] ?? 1)));
    case 'order-failed':
    case 'place-order-failed':
    case 'unexpected':
      return <TryAgain flow={flow} />;
  }
}

function TryAgain({ flow }: ProblemProps) {
  const { text } = useMessages();
  return (
    <Button variant="secondary" onClick={flow.pay}>
      {text('common.try-again')}
    </Button>
  );
}

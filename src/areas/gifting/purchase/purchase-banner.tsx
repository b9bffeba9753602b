import { turnedAwayDesign } from '#domain/gifting/gift-progress.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { exceptSignedOut } from '#parts/flow/session-loss.ts';
import { Link } from '#parts/link.tsx';
import { FocusKept } from '#parts/loading/focus-kept.tsx';
import { useGiftPurchase } from '#session/gifting/gift-purchase.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { page } from '#ui/theme/layout.css.ts';
import { giftErrorText } from '../gift-error-text.ts';
import * as css from './purchase-banner.css.ts';

/** How a purchase of gifts is getting on, with the way to it (FC-011). */
export function PurchaseBanner() {
  const { text } = useMessages();
  const { purchase, send } = useGiftPurchase();
  const { marker } = purchase.context;
  if (marker === null) return <TurnedAway />;
  const count = marker.recipients;
  const isOver = purchase.hasTag('done');
  const outcome = isOver ? marker.end?.outcome : undefined;
  const words =
    outcome === 'success' || outcome === 'error'
      ? text(`gifting-purchase.${outcome}`, { count })
      : text(
          outcome === 'promised'
            ? 'gifting-purchase.promised'
            : purchase.hasTag('unsure')
              ? 'gifting-purchase.unsure'
              : 'gifting-purchase.running',
          { count },
        );
  return (
    <div className={page.wide}>
      <FocusKept>
        <Notice
          tone={outcome === 'success' ? 'success' : outcome === 'error' ? 'error' : 'info'}
          live="polite"
          className={css.banner}
          title={words}
          action={<TextLink render={<Link to="/gift/confirmation" />}>{text('gifting-purchase.see')}</TextLink>}
          {...((outcome === 'success' || outcome === 'error') && {
            dismiss: { label: text('common.dismiss'), onPress: () => send({ type: 'outcome.shown' }) },
          })}
        />
      </FocusKept>
    </div>
  );
}

/** Why gifts were not sent, with the way to their form, which keeps what was filled in (decision A02). */
function TurnedAway() {
  const messages = useMessages();
  const { text, failureText } = messages;
  const { purchase, send } = useGiftPurchase();
  const { refusal } = purchase.context;
  const failure = exceptSignedOut(purchase.context.failure ?? 'unexpected');
  const productNumber = turnedAwayDesign(purchase.context);
  if (!purchase.hasTag('error') || productNumber === null) return null;
  // What was refused is forgotten, and how many there were.
  const count = purchase.context.purchase?.payload.gifts.length ?? 1;
  return (
    <div className={page.wide}>
      <FocusKept>
        <Notice
          tone="error"
          live="polite"
          className={css.banner}
          title={text('gifting-purchase.error', { count })}
          action={
            <TextLink render={<Link to="/gift/$productNumber" params={{ productNumber }} />}>
              {text('gifting-purchase.back', { count })}
            </TextLink>
          }
          dismiss={{ label: text('common.dismiss'), onPress: () => send({ type: 'problem.dismissed' }) }}
        >
          {refusal ? giftErrorText(messages, refusal) : failure && failureText(failure)}
        </Notice>
      </FocusKept>
    </div>
  );
}

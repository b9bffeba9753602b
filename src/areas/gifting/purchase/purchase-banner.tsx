import { Link } from '@tanstack/react-router';
import { useMessages } from '#messages/messages-provider.tsx';
import { useGiftPurchase } from '#session/gift-purchase.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { page } from '#ui/theme/layout.css.ts';
import * as css from './purchase-banner.css.ts';

/** How a purchase of gifts is getting on, with the way to it (FC-011). */
export function PurchaseBanner() {
  const { text } = useMessages();
  const { purchase, send } = useGiftPurchase();
  const { marker } = purchase.context;
  if (marker === null) return null;
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
      <Notice
        tone={outcome === 'success' ? 'success' : outcome === 'error' ? 'error' : 'info'}
        live="polite"
        className={css.banner}
        title={words}
        action={<TextLink render={<Link to="/gift/confirmation" />}>{text('gifting-purchase.see')}</TextLink>}
        {...((outcome === 'success' || outcome === 'error') && {
          dismiss: { label: text('common.dismiss'), onPress: () => send({ type: 'confirmation.shown' }) },
        })}
      />
    </div>
  );
}

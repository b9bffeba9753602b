import type { CurbsideLimit } from '#domain/pickup/curbside.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { look } from '#ui/theme/text.css.ts';

type LimitedPickupProps = {
  readonly limit: CurbsideLimit;
  /** It came while the page was open. */
  readonly isNew?: boolean;
};

/** Why nothing is brought to the car now, and what to do instead (CRB-010 to CRB-013). */
export function LimitedPickup({ limit, isNew = false }: LimitedPickupProps) {
  const { text } = useMessages();
  return (
    <Notice tone="warning" {...(isNew && { live: 'assertive' })}>
      <h2 className={look.heading3}>{text('pickup.limited')}</h2>
      <p>{text(limit === 'closed' ? 'pickup.closed' : 'pickup.unavailable')}</p>
    </Notice>
  );
}

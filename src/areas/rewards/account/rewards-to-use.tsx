import type { Loyalty } from '#domain/rewards/loyalty.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import * as page from '#parts/pages/member-page.css.ts';
import { StarRewards } from '#parts/rewards/star-rewards.tsx';
import { Card } from '#ui/card/card.tsx';
import { look } from '#ui/theme/text.css.ts';
import { Coupons } from './coupons.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

/** Coupons that can be used, and what the Stars buy (AMB-16): the second has its place once the first are there. */
export function RewardsToUse({ loyalty }: { readonly loyalty: Loyalty | undefined }) {
  const { text } = useMessages();
  return (
    <div className={page.inside}>
      <Card as="section" aria-labelledby="rewards-coupons">
        <h2 id="rewards-coupons" className={look.heading3}>
          {text('rewards.coupons-title')}
        </h2>
        {loyalty ? <Coupons coupons={loyalty.coupons} /> : <RowsSkeleton rows={10} />}
      </Card>
      {loyalty ? (
        <Card as="section" aria-labelledby="rewards-for-stars">
          <h2 id="rewards-for-stars" className={look.heading3}>
            {text('rewards.for-stars-title')}
          </h2>
          <StarRewards balance={loyalty.starBalance} />
        </Card>
      ) : null}
    </div>
  );
}

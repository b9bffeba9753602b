import { type Loyalty, STAR_REWARDS } from '#domain/loyalty.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import * as page from '#parts/pages/member-page.css.ts';
import { Art } from '#ui/art/art.tsx';
import type { ArtName } from '#ui/art/art-name.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { text as look } from '#ui/theme/text.css.ts';
import { Coupons } from './coupons.tsx';
import * as css from './rewards.css.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';

type StarReward = (typeof STAR_REWARDS)[number];

const PICTURES: Readonly<Record<StarReward['id'], ArtName>> = {
  extra: 'drink-mocha',
  coffee: 'drink-latte',
  item: 'food-sandwich',
  beans: 'shop-beans',
};

/** Coupons that can be used, and what the Stars buy (AMB-16). */
export function RewardsToUse({ loyalty }: { readonly loyalty: Loyalty | undefined }) {
  const { text } = useMessages();
  return (
    <div className={page.inside}>
      <Card as="section" aria-labelledby="rewards-coupons">
        <h2 id="rewards-coupons" className={look.heading3}>
          {text('rewards.coupons-title')}
        </h2>
        {loyalty ? <Coupons coupons={loyalty.coupons} /> : <RowsSkeleton rows={1} />}
      </Card>
      <Card as="section" aria-labelledby="rewards-for-stars">
        <h2 id="rewards-for-stars" className={look.heading3}>
          {text('rewards.for-stars-title')}
        </h2>
        <ul className={page.list}>
          {STAR_REWARDS.map((reward) => (
            <ForStars key={reward.id} reward={reward} balance={loyalty?.starBalance} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

function ForStars({
  reward: { id, stars },
  balance,
}: {
  readonly reward: StarReward;
  readonly balance: number | undefined;
}) {
  const { text } = useMessages();
  return (
    <li className={css.wrapping}>
      <Art name={PICTURES[id]} lazy className={css.picture} />
      <div className={css.words}>
        <h3 className={look.strong}>{text(`rewards.for-stars.${id}`)}</h3>
        <p className={look.smallMuted}>{text('common.stars', { amount: stars })}</p>
      </div>
      {balance === undefined ? null : (
        <Badge tone={balance >= stars ? 'success' : 'neutral'} className={css.end}>
          {balance >= stars ? text('rewards.enough') : text('rewards.to-go', { amount: stars - balance })}
        </Badge>
      )}
    </li>
  );
}

import { STAR_REWARDS } from '#domain/rewards/loyalty.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import * as page from '#parts/pages/member-page.css.ts';
import { Art } from '#ui/art/art.tsx';
import type { ArtName } from '#ui/art/art-name.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './star-rewards.css.ts';

type StarReward = (typeof STAR_REWARDS)[number];

const PICTURES: Readonly<Record<StarReward['id'], ArtName>> = {
  extra: 'drink-mocha',
  coffee: 'drink-latte',
  item: 'food-sandwich',
  beans: 'shop-beans',
};

type StarRewardsProps = {
  /** Stars to spend; while they are not known no reward says whether they are enough. */
  readonly balance: number | undefined;
};

/** What Stars buy, and how far those of a member go. */
export function StarRewards({ balance }: StarRewardsProps) {
  const { text } = useMessages();
  return (
    <ul className={page.list}>
      {STAR_REWARDS.map(({ id, stars }) => (
        <li key={id} className={css.row}>
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
      ))}
    </ul>
  );
}

import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Star from 'lucide-react/icons/star';
import { useCallback, useState } from 'react';
import { loyaltyQuery } from '#api/rewards/loyalty.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { type Loyalty, nextStarReward } from '#domain/rewards/loyalty.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { keptPart, useFetchedPart, usePreloadedPart } from '#parts/fetched-part.ts';
import { Link } from '#parts/link.tsx';
import { QueryStatus } from '#parts/loading/query-status.tsx';
import { TextTo } from '#parts/page-links.tsx';
import { useConfiguration, useIsConfigurationKnown } from '#session/configuration.ts';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { brandPanel } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './rewards-card.css.ts';

const TITLE_ID = 'for-you-rewards';

const STAR_REWARDS = keptPart<{ balance: number | undefined }>(async (catalogue) => {
  const [{ StarRewards }] = await Promise.all([import('#parts/rewards/star-rewards.tsx'), catalogue.load('rewards')]);
  return StarRewards;
});

/** The Stars of a member with a card, what they buy, and the way to the rest (FED-003, FED-004). */
export function RewardsCard() {
  const { text } = useMessages();
  const { data, error, refetch } = useQuery(loyaltyQuery());
  // Whether there are levels is a flag: until it is known the card keeps their room.
  const loyalty = useIsConfigurationKnown() ? data : undefined;
  return (
    <section className={classNames(brandPanel, css.card)} aria-labelledby={TITLE_ID}>
      <div className={css.head}>
        <h2 id={TITLE_ID} className={look.heading3}>
          {text('common.your-rewards')}
        </h2>
        <TextTo to="/account/rewards">{text('home-feed.rewards.details')}</TextTo>
      </div>
      {loyalty ? <Stars loyalty={loyalty} /> : null}
      {!data && error ? <QueryStatus failure={failureCodeOf(error)} onRetry={() => void refetch()} /> : null}
      {loyalty || (error && !data) ? null : <Skeleton shape="card" className={css.starsSkeleton} />}
      <ForStars balance={loyalty?.starBalance} />
    </section>
  );
}

function Stars({ loyalty: { starBalance, level } }: { readonly loyalty: Loyalty }) {
  const { text, number } = useMessages();
  const { enableNextGenLoyalty } = useConfiguration().rewards;
  const next = nextStarReward(starBalance);
  return (
    <div className={css.stars}>
      <p className={css.balance}>
        <Star aria-hidden="true" fill="currentColor" className={css.star} />
        <span className={css.amount}>{number(starBalance, {})}</span>
        <span className={look.strong}>{text('common.star-unit', { amount: starBalance })}</span>
        {level && enableNextGenLoyalty ? <span className={css.level}>{text(`common.level.${level}`)}</span> : null}
      </p>
      <ProgressBar share={next === null ? 1 : starBalance / next.stars} />
      <p className={look.small}>
        {next === null
          ? text('home-feed.rewards.every')
          : text('home-feed.rewards.to-next', { missing: next.stars - starBalance })}
      </p>
    </div>
  );
}

/** Closed until it is opened (FED-004); what is in it is fetched while the page is idle. */
function ForStars({ balance }: { readonly balance: number | undefined }) {
  const { text } = useMessages();
  const [isOpen, setOpen] = useState(false);
  usePreloadedPart(STAR_REWARDS);
  const close = useCallback(() => setOpen(false), []);
  const StarRewards = useFetchedPart(isOpen ? STAR_REWARDS : null, close, { mayReload: true });
  return (
    <details className={css.details} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.summary}>
        {text('home-feed.rewards.get')}
        <ChevronDown aria-hidden="true" className={css.sign} />
      </summary>
      {isOpen && StarRewards ? (
        <div className={css.list}>
          <StarRewards balance={balance} />
          <TextLink standalone render={<Link to="/account/rewards" hash="rewards" />}>
            {text('home-feed.rewards.use')}
          </TextLink>
        </div>
      ) : null}
    </details>
  );
}

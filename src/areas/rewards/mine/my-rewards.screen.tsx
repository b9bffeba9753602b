import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { loyaltyQuery } from '#api/rewards/loyalty.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { benefitsOf } from '#domain/rewards/benefits.ts';
import type { Loyalty } from '#domain/rewards/loyalty.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { LoadingStatus } from '#parts/loading/loading-status.tsx';
import { useShortMoney } from '#parts/money-and-dates.ts';
import { screen as frame } from '#parts/pages/member-page.css.ts';
import { Art } from '#ui/art/art.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { brandPanel, page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { LEVEL_ART } from '../level-art.ts';
import { RewardsTabs } from '../marketing/rewards-tabs.tsx';
import { BentoGrid, BentoSkeleton } from './bento-grid.tsx';
import { GoldCard } from './gold-card.tsx';
import { benefitCard } from './level-benefits.ts';
import { MemberSince } from './member-since.tsx';
import * as css from './my-rewards.css.ts';
import { UniversalBenefits } from './universal-benefits.tsx';

/** What the level of the member gives (RWD-028 to RWD-041); of an unknown one, what every level gives (FC-046). */
export function MyRewardsScreen() {
  const { text } = useMessages();
  const { data: loyalty, error, refetch } = useQuery(loyaltyQuery());
  return (
    <MyRewardsFrame>
      <header className={classNames(brandPanel, css.head)}>
        <div className={css.words}>
          <h1 className={look.heading1} tabIndex={-1}>
            {loyalty?.level
              ? text('rewards-mine.title', { level: text(`common.level.${loyalty.level}`) })
              : text('rewards-mine.opening')}
          </h1>
          <p className={look.lead}>{loyalty ? text('rewards-mine.lead', { stars: loyalty.starBalance }) : '\u00A0'}</p>
          <p>
            <TextLink standalone render={<Link to="/account/rewards" />}>
              {text('rewards-mine.to-rewards')}
            </TextLink>
          </p>
        </div>
        <div className={css.medal}>{loyalty?.level ? <Art name={LEVEL_ART[loyalty.level]} /> : null}</div>
      </header>
      {loyalty ? <Benefits loyalty={loyalty} /> : null}
      {error && !loyalty ? (
        <LoadError title={text('rewards-mine.failed')} failure={failureCodeOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {error || loyalty ? null : <BenefitsSkeleton />}
    </MyRewardsFrame>
  );
}

/** The page until it is known whether there is one, and for whom (RWD-026): nothing of a member is asked for. */
export function MyRewardsOpening() {
  const { text } = useMessages();
  return (
    <MyRewardsFrame>
      <header className={classNames(brandPanel, css.head)}>
        <div className={css.words}>
          <h1 className={look.heading1} tabIndex={-1}>
            {text('rewards-mine.opening')}
          </h1>
        </div>
      </header>
      <BenefitsSkeleton />
    </MyRewardsFrame>
  );
}

/** The tabs are there from the start (RWD-008). */
function MyRewardsFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classNames(page.wide, frame)}>
      <div>
        <RewardsTabs />
      </div>
      {children}
    </div>
  );
}

function BenefitsSkeleton() {
  return (
    <>
      <LoadingStatus />
      <BentoSkeleton count={benefitsOf('GREEN').length} />
    </>
  );
}

function Benefits({ loyalty: { level, memberTenureYear, tenuredGoldMedalYear } }: { readonly loyalty: Loyalty }) {
  const { text, number } = useMessages();
  const money = useShortMoney();
  return (
    <>
      {level ? (
        <BentoGrid cards={benefitsOf(level).map((benefit) => benefitCard(benefit, { text, number, money }))} />
      ) : null}
      <UniversalBenefits />
      <div className={css.pair}>
        {memberTenureYear !== null && tenuredGoldMedalYear !== null ? (
          <MemberSince tenureYear={memberTenureYear} medalYear={tenuredGoldMedalYear} />
        ) : null}
        {level ? <GoldCard level={level} /> : null}
      </div>
    </>
  );
}

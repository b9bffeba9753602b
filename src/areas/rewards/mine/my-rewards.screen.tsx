import { useQuery } from '@tanstack/react-query';
import { loyaltyQuery } from '#api/rewards/loyalty.ts';
import { benefitsOf } from '#domain/rewards/benefits.ts';
import type { Loyalty } from '#domain/rewards/loyalty.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadingOrError } from '#parts/loading/loading-or-error.tsx';
import { LoadingStatus } from '#parts/loading/loading-status.tsx';
import { useShortMoney } from '#parts/money-and-dates.ts';
import { TextTo } from '#parts/page-links.tsx';
import { screen as frame } from '#parts/pages/member-page.css.ts';
import { Art } from '#ui/art/art.tsx';
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

type MyRewardsProps = {
  /** It is not known yet whether there is such a page, and for whom (RWD-026): nothing of a member is asked for. */
  readonly isOpening: boolean;
};

/**
 * What the level of the member gives (RWD-028 to RWD-041); of an unknown one, what every level gives (FC-046). The tabs are there
 * from the start (RWD-008), and with the heading they stay what they are, so that neither loses the focus.
 */
export function MyRewardsScreen({ isOpening }: MyRewardsProps) {
  const { text } = useMessages();
  const { data, error, refetch } = useQuery({ ...loyaltyQuery(), enabled: !isOpening });
  const loyalty = isOpening ? undefined : data;
  return (
    <div className={classNames(page.wide, frame)}>
      <div>
        <RewardsTabs />
      </div>
      <header className={classNames(brandPanel, css.head)}>
        <div className={css.words}>
          <h1 className={look.heading1} tabIndex={-1}>
            {loyalty?.level
              ? text('rewards-mine.title', { level: text(`common.level.${loyalty.level}`) })
              : text('rewards-mine.opening')}
          </h1>
          {isOpening ? null : (
            <>
              <p className={look.lead}>
                {loyalty ? text('rewards-mine.lead', { stars: loyalty.starBalance }) : '\u00A0'}
              </p>
              <p>
                <TextTo to="/account/rewards">{text('rewards-mine.to-rewards')}</TextTo>
              </p>
            </>
          )}
        </div>
        {isOpening ? null : (
          <div className={css.medal}>{loyalty?.level ? <Art name={LEVEL_ART[loyalty.level]} /> : null}</div>
        )}
      </header>
      {loyalty ? (
        <Benefits loyalty={loyalty} />
      ) : (
        <LoadingOrError
          query={{ error: isOpening ? null : error, refetch }}
          title={text('rewards-mine.failed')}
          skeleton={<BenefitsSkeleton />}
        />
      )}
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

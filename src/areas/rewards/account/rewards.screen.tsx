import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { expiringStarsQuery } from '#api/rewards/expiring-stars.ts';
import { loyaltyKey, loyaltyQuery } from '#api/rewards/loyalty.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { MemberPage } from '#parts/pages/member-page.tsx';
import { useIsConfigurationKnown } from '#session/configuration.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { Benefits } from './benefits.tsx';
import { ExpiringStars } from './expiring-stars.tsx';
import * as css from './rewards.css.ts';
import { RewardsToUse } from './rewards-to-use.tsx';
import { StarHistory } from './star-history.tsx';
import { StarsHead, StarsHeadSkeleton } from './stars-head.tsx';

const SECTIONS = ['benefits', 'rewards', 'history'] as const;
type Section = (typeof SECTIONS)[number];

const SECTION_NAMES = {
  benefits: 'rewards.section.benefits',
  rewards: 'common.rewards',
  history: 'common.history',
} as const satisfies Record<Section, string>;

/** Stars, level, what they give and how they came: three parts, each with a hash of its own (ACC-130, AMB-16). */
export function RewardsScreen() {
  const { text } = useMessages();
  const [section, choose] = useSection();
  const queryClient = useQueryClient();
  const { data, error } = useQuery(loyaltyQuery());
  // Whether there are levels is a flag: until it is known the page keeps their room.
  const loyalty = useIsConfigurationKnown() ? data : undefined;
  const hasFailed = error !== null && !data;
  const { isPending: isRoomUnknown } = useQuery(expiringStarsQuery());
  const panels: Readonly<Record<Section, ReactNode>> = {
    benefits: <Benefits loyalty={loyalty} />,
    rewards: <RewardsToUse loyalty={loyalty} />,
    history: <StarHistory isFailureSaid={false} />,
  };
  return (
    <MemberPage back={{ to: '/account/for-you', label: text('common.for-you') }} title={text('common.your-rewards')}>
      {loyalty ? <StarsHead loyalty={loyalty} /> : null}
      {loyalty || hasFailed ? null : <StarsHeadSkeleton />}
      {hasFailed ? (
        <LoadError
          title={text('rewards.failed')}
          failure={failureCodeOf(error)}
          onRetry={() => void queryClient.refetchQueries({ queryKey: loyaltyKey })}
        />
      ) : null}
      <ExpiringStars isFailureSaid={hasFailed} />
      {hasFailed ? (
        <StarHistory isFailureSaid />
      ) : (
        // To a part that the address names the page is scrolled, and the browser keeps it there.
        <div className={classNames(isRoomUnknown && !section && css.unplaced)}>
          <Tabs
            label={text('common.your-rewards')}
            value={section ?? 'benefits'}
            onValueChange={choose}
            tabs={SECTIONS.map((id) => ({
              id,
              label: text(SECTION_NAMES[id]),
              panel: (
                <div id={id} className={css.section}>
                  {panels[id]}
                </div>
              ),
            }))}
          />
        </div>
      )}
      <div>
        <ButtonTo to="/menu">{text('common.see-menu')}</ButtonTo>
      </div>
    </MemberPage>
  );
}

/** The part that the address names, and how another is chosen: in the place of this one. */
function useSection(): [Section | undefined, (section: Section) => void] {
  const router = useRouter();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const choose = (section: Section) =>
    void router.navigate({
      to: '/account/rewards',
      hash: section,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  return [SECTIONS.find((section) => section === hash), choose];
}

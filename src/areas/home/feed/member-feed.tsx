import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cardsQuery } from '#api/account/cards.ts';
import { failureCodeOf } from '#domain/failure.ts';
import type { Member } from '#domain/visitor.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { MemberLinks } from '#parts/pages/member-links.tsx';
import { screen as frame } from '#parts/pages/member-page.css.ts';
import { useHomeStream } from '#session/home/home-stream.ts';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { FeedError } from '../feed-error.tsx';
import { Onboarding } from '../onboarding/onboarding.tsx';
import { StreamFeed } from '../stream/stream-feed.tsx';
import * as css from './feed.css.ts';
import { Greeting } from './greeting.tsx';
import { MemberCards } from './member-cards.tsx';
import { RewardsCard } from './rewards-card.tsx';
import { UsualStore } from './usual-store.tsx';

type MemberFeedProps = {
  readonly member: Member;
  readonly orderAgain: ReactNode;
};

/** The member's landing: what they most likely came for, and beside it the way to everything else. */
export function MemberFeed({ member, orderAgain }: MemberFeedProps) {
  const stream = useHomeStream();
  return (
    <div className={classNames(page.wide, frame)}>
      <Greeting member={member} />
      <div className={css.columns}>
        <div className={css.column}>
          <RewardsPlace />
          {orderAgain}
          {stream.onboarding === null ? null : <Onboarding member={member} status={stream.onboarding} />}
          <StreamFeed stream={stream} />
        </div>
        <div className={css.column}>
          <UsualStore />
          <MemberCards />
          <Account />
        </div>
      </div>
    </div>
  );
}

/** The rewards card of a member with a card; in its place a picture where no card is known (FED-003, FED-005). */
function RewardsPlace() {
  const { text } = useMessages();
  const { data, error, refetch } = useQuery(cardsQuery());
  if (!data && !error) return <Skeleton shape="card" className={css.rewardsSkeleton} />;
  if (data && data.length > 0) return <RewardsCard />;
  return (
    <Card as="section" className={css.noCard}>
      <EmptyState
        compact
        picture="empty-no-card"
        title={text('home-feed.no-card.title')}
        actions={
          data ? (
            <ButtonTo to="/account/cards/add" variant="secondary">
              {text('common.add-a-card')}
            </ButtonTo>
          ) : null
        }
      >
        {data ? <p>{text('home-feed.no-card.text')}</p> : null}
      </EmptyState>
      {error && !data ? <FeedError failure={failureCodeOf(error)} onRetry={() => void refetch()} /> : null}
    </Card>
  );
}

function Account() {
  const { text } = useMessages();
  return (
    <>
      <Card as="section" aria-labelledby="for-you-account">
        <h2 id="for-you-account" className={look.heading3}>
          {text('home-feed.account-title')}
        </h2>
        <MemberLinks pages={['profile', 'history', 'cards', 'payment', 'rewards', 'settings']} />
      </Card>
      <Card as="section" aria-labelledby="for-you-session">
        <div className={css.part}>
          <h2 id="for-you-session" className={look.heading3}>
            {text('home-feed.session-title')}
          </h2>
          <p className={look.smallMuted}>{text('home-feed.session-text')}</p>
          <div className={css.actions}>
            <ButtonTo to="/account/signout" variant="secondary">
              {text('common.sign-out')}
            </ButtonTo>
          </div>
        </div>
      </Card>
    </>
  );
}

import type { ReactNode } from 'react';
import { useIsVisitorUnknown, useVisitor } from '#session/session-provider.tsx';
import { GuestFeed } from '../guest/guest-feed.tsx';
import { BottomActions } from './bottom-actions.tsx';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { MemberFeed } from './member-feed.tsx';

type ForYouScreenProps = {
  /** What a member orders again. */
  readonly orderAgain: ReactNode;
};

/** The home feed (FED-001): a member's own, or the guest view for everybody else, without asking to sign in (FED-002, AMB-14). */
export function ForYouScreen({ orderAgain }: ForYouScreenProps) {
  const visitor = useVisitor();
  const isUnknown = useIsVisitorUnknown();
  if (visitor.kind !== 'member' && isUnknown) return <FeedSkeleton />;
  return (
    <>
      {visitor.kind === 'member' ? (
        <MemberFeed key={visitor.memberId} member={visitor} orderAgain={orderAgain} />
      ) : (
        <GuestFeed />
      )}
      <BottomActions />
    </>
  );
}

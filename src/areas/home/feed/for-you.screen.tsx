import { useIsVisitorUnknown, useVisitor } from '#session/session-provider.tsx';
import { GuestFeed } from '../guest/guest-feed.tsx';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { MemberFeed } from './member-feed.tsx';

/** The home feed (FED-001): a member's own, or the guest view for everybody else, without asking to sign in (FED-002, AMB-14). */
export function ForYouScreen() {
  const visitor = useVisitor();
  const isUnknown = useIsVisitorUnknown();
  if (visitor.kind === 'member') return <MemberFeed member={visitor} />;
  return isUnknown ? <FeedSkeleton /> : <GuestFeed />;
}

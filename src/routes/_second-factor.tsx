import { createFileRoute } from '@tanstack/react-router';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadingSkeleton } from '#parts/loading/loading-skeleton.tsx';
import { MemberPage } from '#parts/pages/member-page.tsx';
import { MembersOnly } from '#parts/pages/members-only.tsx';
import { requireMemberAndMfa } from '#session/pages/require-flagged.ts';
import { useDecidedAnew } from './-decided-anew.ts';

/** Pages of a member that exist only while the second factor is on (ACC-115, FC-076): without it they are missing, for visitors too. */
export const Route = createFileRoute('/_second-factor')({
  // A folder is no page: those below it name themselves.
  staticData: { title: 'shell.not-found.title', description: 'shell.not-found.description' },
  beforeLoad: requireMemberAndMfa,
  component: SecondFactorPages,
});

function SecondFactorPages() {
  const { isDecided } = Route.useRouteContext();
  useDecidedAnew(!isDecided);
  return isDecided ? <MembersOnly /> : <Opening />;
}

/** Until it is known whether there is such a page, and for whom: nothing of a member is asked for. */
function Opening() {
  const { text } = useMessages();
  return (
    <MemberPage title={text('common.settings')}>
      <LoadingSkeleton />
    </MemberPage>
  );
}

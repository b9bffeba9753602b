import { createFileRoute } from '@tanstack/react-router';
import { MembersOnly } from '#parts/pages/members-only.tsx';
import { requireMemberAndMfa } from '#session/require-mfa.ts';

/** Pages of a member that exist only while the second factor is on (ACC-115, FC-076): without it they are missing, for visitors too. */
export const Route = createFileRoute('/_second-factor')({
  staticData: { title: 'common.for-you', description: 'account.profile.description' },
  beforeLoad: requireMemberAndMfa,
  component: MembersOnly,
  // A few lines: a file of their own would only delay the page.
  codeSplitGroupings: [],
});

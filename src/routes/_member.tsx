import { createFileRoute } from '@tanstack/react-router';
import { MembersOnly } from '#parts/pages/members-only.tsx';
import { requireMember } from '#session/pages/require-member.ts';

/** The pages of a member: any other visitor is asked to sign in first (ACC-002, ACC-004). A page becomes one by its folder. */
export const Route = createFileRoute('/_member')({
  staticData: { title: 'common.for-you', description: 'account.profile.description' },
  beforeLoad: requireMember,
  component: MembersOnly,
  // A few lines: a file of their own would only delay the page.
  codeSplitGroupings: [],
});

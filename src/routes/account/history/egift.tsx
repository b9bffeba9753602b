import { createFileRoute } from '@tanstack/react-router';
import { HistoryScreen } from '#areas/account/history.screen.tsx';
import { MembersOnly } from '#areas/account/member-page.tsx';
import { requireMember } from '#session/require-member.ts';

export const Route = createFileRoute('/account/history/egift')({
  staticData: { title: 'member.history.egift-page-title', description: 'member.history.egift-description' },
  beforeLoad: requireMember,
  loader: ({ context }) => context.catalogue.load('account', 'member'),
  component: () => (
    <MembersOnly>
      <HistoryScreen key="egift" kind="egift" />
    </MembersOnly>
  ),
});

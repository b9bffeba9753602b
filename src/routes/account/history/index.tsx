import { createFileRoute } from '@tanstack/react-router';
import { HistoryScreen } from '#areas/account/history.screen.tsx';
import { MembersOnly } from '#areas/account/member-page.tsx';
import { requireMember } from '#session/require-member.ts';

export const Route = createFileRoute('/account/history/')({
  staticData: { title: 'member.history.order-page-title', description: 'member.history.order-description' },
  beforeLoad: requireMember,
  loader: ({ context }) => context.catalogue.load('account', 'member'),
  component: () => (
    <MembersOnly>
      <HistoryScreen key="order" kind="order" />
    </MembersOnly>
  ),
});

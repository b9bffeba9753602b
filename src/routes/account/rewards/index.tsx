import { createFileRoute } from '@tanstack/react-router';
import { MembersOnly } from '#areas/account/member-page.tsx';
import { RewardsScreen } from '#areas/account/rewards.screen.tsx';
import { requireMember } from '#session/require-member.ts';

export const Route = createFileRoute('/account/rewards/')({
  staticData: { title: 'member.rewards.page-title', description: 'member.rewards.description' },
  beforeLoad: requireMember,
  loader: ({ context }) => context.catalogue.load('account', 'member'),
  component: () => (
    <MembersOnly>
      <RewardsScreen />
    </MembersOnly>
  ),
});

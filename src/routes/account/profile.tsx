import { createFileRoute } from '@tanstack/react-router';
import { MembersOnly } from '#areas/account/member-page.tsx';
import { ProfileScreen } from '#areas/account/profile.screen.tsx';
import { requireMember } from '#session/require-member.ts';

export const Route = createFileRoute('/account/profile')({
  staticData: { title: 'member.profile.page-title', description: 'member.profile.description' },
  beforeLoad: requireMember,
  loader: ({ context }) => context.catalogue.load('account', 'member'),
  component: () => (
    <MembersOnly>
      <ProfileScreen />
    </MembersOnly>
  ),
});

import { createFileRoute } from '@tanstack/react-router';
import { MembersOnly } from '#areas/account/member-page.tsx';
import { PersonalScreen } from '#areas/account/personal.screen.tsx';
import { requireMember } from '#session/require-member.ts';

export const Route = createFileRoute('/account/personal/')({
  staticData: { title: 'member.personal.page-title', description: 'member.personal.description' },
  beforeLoad: requireMember,
  loader: ({ context }) => context.catalogue.load('account', 'member'),
  component: () => (
    <MembersOnly>
      <PersonalScreen />
    </MembersOnly>
  ),
});

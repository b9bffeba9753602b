import { createFileRoute } from '@tanstack/react-router';
import { MembersOnly } from '#areas/account/member-page.tsx';
import { PartnerLinkingScreen } from '#areas/account/partner-linking.screen.tsx';
import { requireMember } from '#session/require-member.ts';

export const Route = createFileRoute('/account/personal/partner')({
  staticData: { title: 'member.partner.page-title', description: 'member.partner.description' },
  beforeLoad: requireMember,
  loader: ({ context }) => context.catalogue.load('account', 'member'),
  component: () => (
    <MembersOnly>
      <PartnerLinkingScreen />
    </MembersOnly>
  ),
});

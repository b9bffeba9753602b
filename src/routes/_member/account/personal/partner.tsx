import { createFileRoute } from '@tanstack/react-router';
import { PartnerLinkingScreen } from '#areas/account/profile/partner-linking.screen.tsx';

export const Route = createFileRoute('/_member/account/personal/partner')({
  staticData: { title: 'common.partner-programs', description: 'account.profile.partner.description' },
  loader: ({ context }) => context.catalogue.load('account.profile'),
  component: PartnerLinkingScreen,
});

import { createFileRoute } from '@tanstack/react-router';
import { MembersOnly } from '#areas/account/member-page.tsx';
import { PrivacySettingsScreen } from '#areas/account/privacy-settings.screen.tsx';
import { requireMember } from '#session/require-member.ts';

export const Route = createFileRoute('/account/settings/privacy')({
  staticData: { title: 'settings.privacy.page-title', description: 'settings.privacy.description' },
  beforeLoad: requireMember,
  loader: ({ context }) => context.catalogue.load('settings'),
  component: PrivacySettingsPage,
});

function PrivacySettingsPage() {
  return (
    <MembersOnly>
      <PrivacySettingsScreen />
    </MembersOnly>
  );
}

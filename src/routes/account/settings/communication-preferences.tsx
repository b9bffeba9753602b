import { createFileRoute } from '@tanstack/react-router';
import { CommunicationPreferencesScreen } from '#areas/account/communication-preferences.screen.tsx';
import { MembersOnly } from '#areas/account/member-page.tsx';
import { requireMember } from '#session/require-member.ts';

export const Route = createFileRoute('/account/settings/communication-preferences')({
  staticData: { title: 'settings.preferences.page-title', description: 'settings.preferences.description' },
  beforeLoad: requireMember,
  loader: ({ context }) => context.catalogue.load('settings'),
  component: CommunicationPreferencesPage,
});

function CommunicationPreferencesPage() {
  return (
    <MembersOnly>
      <CommunicationPreferencesScreen />
    </MembersOnly>
  );
}

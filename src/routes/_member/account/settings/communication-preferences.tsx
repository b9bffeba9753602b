import { createFileRoute } from '@tanstack/react-router';
import { CommunicationPreferencesScreen } from '#areas/account/settings/communication-preferences.screen.tsx';

export const Route = createFileRoute('/_member/account/settings/communication-preferences')({
  staticData: { title: 'account.settings.preferences.title', description: 'account.settings.preferences.description' },
  loader: ({ context }) => context.catalogue.load('account.settings'),
  component: CommunicationPreferencesScreen,
});

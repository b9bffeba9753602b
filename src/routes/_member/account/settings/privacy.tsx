import { createFileRoute } from '@tanstack/react-router';
import { PrivacySettingsScreen } from '#areas/account/settings/privacy-settings.screen.tsx';

export const Route = createFileRoute('/_member/account/settings/privacy')({
  staticData: { title: 'account.settings.privacy.title', description: 'account.settings.privacy.description' },
  loader: ({ context }) => context.catalogue.load('account.settings', 'privacy'),
  component: PrivacySettingsScreen,
});

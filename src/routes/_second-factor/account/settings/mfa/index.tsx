import { createFileRoute } from '@tanstack/react-router';
import { MfaPhonesScreen } from '#areas/account/settings/mfa-phones.screen.tsx';

export const Route = createFileRoute('/_second-factor/account/settings/mfa/')({
  staticData: { title: 'account.settings.phones.title', description: 'account.settings.phones.description' },
  loader: ({ context }) => context.catalogue.load('account.second-factor', 'account.settings'),
  component: MfaPhonesScreen,
});

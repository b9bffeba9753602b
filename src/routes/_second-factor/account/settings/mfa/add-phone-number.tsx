import { createFileRoute } from '@tanstack/react-router';
import { AddPhoneScreen } from '#areas/account/settings/mfa-phone.screen.tsx';

export const Route = createFileRoute('/_second-factor/account/settings/mfa/add-phone-number')({
  staticData: { title: 'account.settings.phone.add-title', description: 'account.settings.phone.add-description' },
  loader: ({ context }) => context.catalogue.load('account.second-factor', 'account.settings'),
  component: AddPhoneScreen,
});

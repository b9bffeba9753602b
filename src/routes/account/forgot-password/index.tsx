import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '#areas/account/recover/forgot-password.screen.tsx';

export const Route = createFileRoute('/account/forgot-password/')({
  staticData: {
    title: 'account.recover.forgot.page-title',
    description: 'account.recover.forgot.description',
    header: 'minimal',
  },
  loader: ({ context }) => context.catalogue.load('account.recover'),
  component: ForgotPasswordScreen,
});

import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordSuccessScreen } from '#areas/account/recover/forgot-password-success.screen.tsx';

export const Route = createFileRoute('/account/forgot-password/success')({
  staticData: {
    title: 'account.recover.sent.title',
    description: 'account.recover.sent.description',
    header: 'minimal',
  },
  loader: ({ context }) => context.catalogue.load('account.recover'),
  component: ForgotPasswordSuccessScreen,
});

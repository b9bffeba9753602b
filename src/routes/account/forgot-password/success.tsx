import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordSuccessScreen } from '#areas/account/forgot-password-success.screen.tsx';

export const Route = createFileRoute('/account/forgot-password/success')({
  staticData: { title: 'recover.sent.page-title', description: 'recover.sent.description', header: 'minimal' },
  loader: ({ context }) => context.catalogue.load('recover'),
  component: ForgotPasswordSuccessScreen,
});

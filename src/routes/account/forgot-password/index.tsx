import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '#areas/account/forgot-password.screen.tsx';

export const Route = createFileRoute('/account/forgot-password/')({
  staticData: { title: 'recover.forgot.page-title', description: 'recover.forgot.description', header: 'minimal' },
  loader: ({ context }) => context.catalogue.load('recover'),
  component: ForgotPasswordScreen,
});

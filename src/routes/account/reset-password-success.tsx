import { createFileRoute } from '@tanstack/react-router';
import { PasswordUpdatedScreen } from '#areas/account/password-updated.screen.tsx';

export const Route = createFileRoute('/account/reset-password-success')({
  staticData: { title: 'recover.updated.page-title', description: 'recover.updated.description', header: 'minimal' },
  loader: ({ context }) => context.catalogue.load('recover'),
  component: PasswordUpdatedScreen,
});

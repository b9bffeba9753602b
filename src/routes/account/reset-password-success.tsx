import { createFileRoute } from '@tanstack/react-router';
import { PasswordUpdatedScreen } from '#areas/account/recover/password-updated.screen.tsx';

export const Route = createFileRoute('/account/reset-password-success')({
  staticData: {
    title: 'account.recover.updated.page-title',
    description: 'account.recover.updated.description',
    header: 'minimal',
  },
  loader: ({ context }) => context.catalogue.load('account.recover'),
  component: PasswordUpdatedScreen,
});

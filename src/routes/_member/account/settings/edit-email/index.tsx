import { createFileRoute } from '@tanstack/react-router';
import { EditEmailScreen } from '#areas/account/settings/edit-email.screen.tsx';

export const Route = createFileRoute('/_member/account/settings/edit-email/')({
  staticData: { title: 'account.settings.email.title', description: 'account.settings.email.description' },
  loader: ({ context }) => context.catalogue.load('account.settings'),
  component: EditEmailScreen,
});

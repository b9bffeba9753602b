import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '#areas/account/profile/profile.screen.tsx';

export const Route = createFileRoute('/_member/account/profile')({
  staticData: { title: 'common.your-profile', description: 'account.profile.description' },
  loader: ({ context }) => context.catalogue.load('account.profile'),
  component: ProfileScreen,
});

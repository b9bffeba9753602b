import { createFileRoute } from '@tanstack/react-router';
import { PersonalScreen } from '#areas/account/profile/personal.screen.tsx';

export const Route = createFileRoute('/_member/account/personal/')({
  staticData: { title: 'common.personal-information', description: 'account.profile.personal.description' },
  loader: ({ context }) => context.catalogue.load('account.profile', 'address'),
  component: PersonalScreen,
});

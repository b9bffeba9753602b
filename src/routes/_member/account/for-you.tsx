import { createFileRoute } from '@tanstack/react-router';
import { ForYouScreen } from '#areas/account/profile/for-you.screen.tsx';

export const Route = createFileRoute('/_member/account/for-you')({
  staticData: { title: 'common.for-you', description: 'account.profile.for-you.description' },
  loader: ({ context }) => context.catalogue.load('account.profile', 'cards'),
  component: ForYouScreen,
});

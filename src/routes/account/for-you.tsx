import { createFileRoute } from '@tanstack/react-router';
import { ForYouScreen } from '#areas/account/for-you.screen.tsx';
import { requireMember } from '#session/require-member.ts';

export const Route = createFileRoute('/account/for-you')({
  staticData: { title: 'account.for-you.page-title', description: 'account.for-you.description' },
  beforeLoad: requireMember,
  loader: ({ context }) => context.catalogue.load('account', 'member'),
  component: ForYouScreen,
});

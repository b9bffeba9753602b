import { createFileRoute } from '@tanstack/react-router';
import { RewardsProgrammeScreen } from '#areas/rewards/marketing/rewards-programme.screen.tsx';

export const Route = createFileRoute('/rewards/')({
  staticData: { title: 'common.rewards', description: 'rewards-marketing.description' },
  loader: ({ context }) => context.catalogue.load('rewards-marketing'),
  component: RewardsProgrammeScreen,
});

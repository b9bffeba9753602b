import { createFileRoute } from '@tanstack/react-router';
import { RewardsScreen } from '#areas/rewards/account/rewards.screen.tsx';

export const Route = createFileRoute('/_member/account/rewards/')({
  staticData: { title: 'common.your-rewards', description: 'rewards.description' },
  loader: ({ context }) => context.catalogue.load('rewards', 'rewards-mine'),
  component: RewardsScreen,
});

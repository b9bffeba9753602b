import { createFileRoute, redirect } from '@tanstack/react-router';
import { MyRewardsScreen } from '#areas/rewards/mine/my-rewards.screen.tsx';

/** A page of the next generation of the programme only: without it the page of the programme (RWD-026, RWD-027). */
export const Route = createFileRoute('/_member/rewards/my-rewards')({
  staticData: { title: 'common.rewards-mine', description: 'rewards-mine.description' },
  loader: async ({ context: { catalogue, queryClient } }) => {
    // The schema of the configuration is no part of the first load.
    const { resolveConfiguration } = await import('#session/configuration.ts');
    const [{ rewards }] = await Promise.all([resolveConfiguration(queryClient), catalogue.load('rewards-mine')]);
    if (!rewards.enableNextGenLoyalty) throw redirect({ to: '/rewards', replace: true });
  },
  component: MyRewardsScreen,
});

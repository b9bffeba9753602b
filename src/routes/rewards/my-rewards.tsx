import { createFileRoute, redirect } from '@tanstack/react-router';

/** Leads on to the member's rewards, as long as there is no page of the levels. */
export const Route = createFileRoute('/rewards/my-rewards')({
  staticData: { title: 'common.rewards-mine', description: 'rewards.description' },
  loader: () => {
    throw redirect({ to: '/account/rewards', replace: true });
  },
});

import { createFileRoute, redirect } from '@tanstack/react-router';

/** Leads on, once its visitor may be here (ACC-130): to the member's rewards, as long as there is no page of the programme (AMB-16). */
export const Route = createFileRoute('/_member/account/rewards/how-it-works')({
  staticData: { title: 'common.your-rewards', description: 'rewards.description' },
  loader: () => {
    throw redirect({ to: '/rewards', replace: true });
  },
});

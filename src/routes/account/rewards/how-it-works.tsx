import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireMember } from '#session/require-member.ts';

/** Leads on, once its visitor may be here (ACC-130): to the member's rewards, as long as there is no page of the programme (AMB-16). */
export const Route = createFileRoute('/account/rewards/how-it-works')({
  staticData: { title: 'member.rewards.page-title', description: 'member.rewards.description' },
  beforeLoad: requireMember,
  loader: () => {
    throw redirect({ to: '/account/rewards', replace: true });
  },
});

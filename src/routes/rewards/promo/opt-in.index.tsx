import { createFileRoute } from '@tanstack/react-router';
import { OptInScreen } from '#areas/rewards/promo/opt-in.screen.tsx';

/** The address without a result, which no pattern of the route beside it holds (PRM-036). */
export const Route = createFileRoute('/rewards/promo/opt-in/')({
  staticData: { title: 'rewards-promo.redeem.title', description: 'rewards-promo.opt-in.description' },
  loader: ({ context }) => context.catalogue.load('rewards-promo'),
  component: () => <OptInScreen result="" />,
});

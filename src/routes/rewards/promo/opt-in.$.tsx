import { createFileRoute } from '@tanstack/react-router';
import { OptInScreen } from '#areas/rewards/promo/opt-in.screen.tsx';

export const Route = createFileRoute('/rewards/promo/opt-in/$')({
  staticData: { title: 'rewards-promo.redeem.title', description: 'rewards-promo.opt-in.description' },
  loader: ({ context }) => context.catalogue.load('rewards-promo'),
  component: OptInPage,
});

function OptInPage() {
  return <OptInScreen result={Route.useParams()._splat ?? ''} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { PromoRedemptionScreen } from '#areas/rewards/promo/promo-redemption.screen.tsx';
import { promoSearchSchema } from '#areas/rewards/promo/promo-search.ts';

export const Route = createFileRoute('/_member/rewards/promo/redeem')({
  validateSearch: promoSearchSchema,
  staticData: { title: 'rewards-promo.redeem.title', description: 'rewards-promo.redeem.description' },
  loader: ({ context }) => context.catalogue.load('rewards-promo'),
  component: RedeemPage,
});

function RedeemPage() {
  const { _branch_match_id: matchId } = Route.useSearch();
  // Another link is another redemption.
  return <PromoRedemptionScreen key={matchId} matchId={matchId} />;
}

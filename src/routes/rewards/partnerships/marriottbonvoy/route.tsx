import { createFileRoute, Outlet } from '@tanstack/react-router';
import { HotelResult } from '#areas/rewards/partnership/hotel-result.tsx';
import { isHotelOffered } from '#domain/rewards/hotel-partnership.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { useDecidedAnew } from '../../../-decided-anew.ts';
import { decideHotelOffer, loadHotelPage } from './-hotel-route.ts';

// The pages of the hotel partnership, or the one in the place of all where it is not offered (PTN-009, decision AMB-30).
export const Route = createFileRoute('/rewards/partnerships/marriottbonvoy')({
  staticData: { title: 'rewards-partnership.join', description: 'rewards-partnership.description' },
  beforeLoad: decideHotelOffer,
  loader: ({ context }) => loadHotelPage(context),
  component: HotelLayout,
});

function HotelLayout() {
  const { isOffered } = Route.useRouteContext();
  const { rewards } = useConfiguration();
  const { locale } = useMessages();
  // Another language decides, too; so that no visitor gets to the partner without signing in.
  useDecidedAnew(isHotelOffered(rewards, locale) !== isOffered);
  return isOffered ? <Outlet /> : <HotelResult result="unavailable" />;
}

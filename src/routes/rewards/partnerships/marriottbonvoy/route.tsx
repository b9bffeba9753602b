import { createFileRoute, Outlet } from '@tanstack/react-router';
import { HotelResult } from '#areas/rewards/partnership/hotel-result.tsx';
import { isHotelOffered } from '#domain/hotel-partnership.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { loadHotelPage } from './-hotel-route.ts';

// The pages of the hotel partnership, or the one in the place of all where it is not offered (PTN-009, decision AMB-30).
export const Route = createFileRoute('/rewards/partnerships/marriottbonvoy')({
  staticData: { title: 'rewards-partnership.join', description: 'rewards-partnership.description' },
  loader: ({ context }) => loadHotelPage(context),
  component: HotelLayout,
});

function HotelLayout() {
  const { rewards } = useConfiguration();
  return isHotelOffered(rewards, useMessages().locale) ? <Outlet /> : <HotelResult result="unavailable" />;
}

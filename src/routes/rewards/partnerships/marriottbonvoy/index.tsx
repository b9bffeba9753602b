import { createFileRoute } from '@tanstack/react-router';
import { HotelLandingScreen } from '#areas/rewards/partnership/hotel-landing.screen.tsx';
import { hotelSearchSchema } from '#areas/rewards/partnership/hotel-search.ts';
import { loadHotelPage } from './-hotel-route.ts';

export const Route = createFileRoute('/rewards/partnerships/marriottbonvoy/')({
  validateSearch: hotelSearchSchema,
  staticData: { title: 'rewards-partnership.join', description: 'rewards-partnership.description' },
  loader: ({ context }) => loadHotelPage(context),
  component: LandingPage,
});

function LandingPage() {
  return <HotelLandingScreen isUnlinkQuestion={Route.useSearch().unlink === true} />;
}

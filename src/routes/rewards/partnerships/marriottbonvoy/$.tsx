import { createFileRoute } from '@tanstack/react-router';
import { HotelResult } from '#areas/rewards/partnership/hotel-result.tsx';
import { loadHotelPage } from './-hotel-route.ts';

// Whatever else is asked for below the partnership (PTN-008).
export const Route = createFileRoute('/rewards/partnerships/marriottbonvoy/$')({
  staticData: { title: 'rewards-partnership.error.title', description: 'rewards-partnership.error.text' },
  loader: ({ context }) => loadHotelPage(context),
  component: UnknownPage,
});

function UnknownPage() {
  return <HotelResult result="error" />;
}

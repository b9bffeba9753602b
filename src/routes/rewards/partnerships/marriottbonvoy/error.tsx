import { createFileRoute } from '@tanstack/react-router';
import { HotelResult } from '#areas/rewards/partnership/hotel-result.tsx';
import { loadHotelPage } from './-hotel-route.ts';

export const Route = createFileRoute('/rewards/partnerships/marriottbonvoy/error')({
  staticData: { title: 'rewards-partnership.error.title', description: 'rewards-partnership.error.text' },
  loader: ({ context }) => loadHotelPage(context),
  component: ErrorPage,
});

function ErrorPage() {
  return <HotelResult result="error" />;
}

import { createFileRoute } from '@tanstack/react-router';
import { HotelResult } from '#areas/rewards/partnership/hotel-result.tsx';
import { loadHotelPage } from './-hotel-route.ts';

export const Route = createFileRoute('/rewards/partnerships/marriottbonvoy/success')({
  staticData: { title: 'rewards-partnership.success.title', description: 'rewards-partnership.success.text' },
  loader: ({ context }) => loadHotelPage(context),
  component: SuccessPage,
});

function SuccessPage() {
  return <HotelResult result="success" />;
}

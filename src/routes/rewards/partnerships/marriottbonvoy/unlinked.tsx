import { createFileRoute } from '@tanstack/react-router';
import { HotelResult } from '#areas/rewards/partnership/hotel-result.tsx';
import { loadHotelPage } from './-hotel-route.ts';

export const Route = createFileRoute('/rewards/partnerships/marriottbonvoy/unlinked')({
  staticData: { title: 'rewards-partnership.unlinked.title', description: 'rewards-partnership.unlinked.text' },
  loader: ({ context }) => loadHotelPage(context),
  component: UnlinkedPage,
});

function UnlinkedPage() {
  return <HotelResult result="unlinked" />;
}

import { createFileRoute } from '@tanstack/react-router';
import { HotelResult } from '#areas/rewards/partnership/hotel-result.tsx';
import { loadHotelPage } from './-hotel-route.ts';

export const Route = createFileRoute('/rewards/partnerships/marriottbonvoy/not-linked')({
  staticData: { title: 'rewards-partnership.not-linked.title', description: 'rewards-partnership.not-linked.text' },
  loader: ({ context }) => loadHotelPage(context),
  component: NotLinkedPage,
});

function NotLinkedPage() {
  return <HotelResult result="not-linked" />;
}

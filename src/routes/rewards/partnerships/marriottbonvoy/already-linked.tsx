import { createFileRoute } from '@tanstack/react-router';
import { HotelResult } from '#areas/rewards/partnership/hotel-result.tsx';
import { loadHotelPage } from './-hotel-route.ts';

export const Route = createFileRoute('/rewards/partnerships/marriottbonvoy/already-linked')({
  staticData: {
    title: 'rewards-partnership.already-linked.title',
    description: 'rewards-partnership.already-linked.text',
  },
  loader: ({ context }) => loadHotelPage(context),
  component: AlreadyLinkedPage,
});

function AlreadyLinkedPage() {
  return <HotelResult result="already-linked" />;
}

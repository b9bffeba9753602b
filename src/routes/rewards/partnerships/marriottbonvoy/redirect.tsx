import { createFileRoute } from '@tanstack/react-router';
import { HotelRedirectScreen } from '#areas/rewards/partnership/hotel-redirect.screen.tsx';
import { loadHotelPage, requireHotelMember } from './-hotel-route.ts';

export const Route = createFileRoute('/rewards/partnerships/marriottbonvoy/redirect')({
  staticData: {
    title: 'rewards-partnership.redirect.title',
    description: 'rewards-partnership.description',
    header: 'none',
    isPersonal: true,
    footer: 'none',
  },
  beforeLoad: requireHotelMember,
  loader: ({ context }) => loadHotelPage(context),
  component: HotelRedirectScreen,
});

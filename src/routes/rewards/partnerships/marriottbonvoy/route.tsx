import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { HotelResult } from '#areas/rewards/partnership/hotel-result.tsx';
import { isHotelOffered } from '#domain/hotel-partnership.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useConfiguration, useIsConfigurationKnown } from '#session/configuration.ts';
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
  useDecidedAnew(isOffered);
  return isOffered ? <Outlet /> : <HotelResult result="unavailable" />;
}

/**
 * A configuration that comes late and another language can make another page of this one: guards and titles have to decide
 * with it, so that no visitor gets to the partner without signing in.
 */
function useDecidedAnew(isOffered: boolean): void {
  const router = useRouter();
  const { rewards } = useConfiguration();
  const { locale } = useMessages();
  const isOther = useIsConfigurationKnown() && isHotelOffered(rewards, locale) !== isOffered;
  useEffect(() => {
    if (isOther) void router.invalidate();
  }, [router, isOther]);
}

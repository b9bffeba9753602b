import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { HotelLandingScreen } from '#areas/rewards/partnership/hotel-landing.screen.tsx';
// Loaded before the walks begin, so that none of them waits for a file.
import '#areas/rewards/partnership/unlink-dialog.tsx';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { LANDING, model } from './partnership-unlink.model.ts';

/** The landing page; the address says whether the question is open. */
function Landing() {
  const { history } = useRouter();
  const href = useSyncExternalStore(history.subscribe, () => history.location.href);
  externalEvents.register(() => history.back());
  return <HotelLandingScreen isUnlinkQuestion={href.includes('?unlink=true')} />;
}

describeView('rewards/partnership-unlink', model, (harness) => mount(harness, <Landing />, { address: LANDING }));

import { HotelRedirectScreen } from '#areas/rewards/partnership/hotel-redirect.screen.tsx';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model, REDIRECT_PAGE } from './partnership-redirect.model.ts';

describeView('rewards/partnership-redirect', model, (harness) =>
  mount(harness, <HotelRedirectScreen />, {
    address: REDIRECT_PAGE,
    configuration: { ...DEFAULT_CONFIGURATION, partnerHosts: ['partner.example.com'] },
  }),
);

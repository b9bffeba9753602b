import { vi } from 'vitest';
import { HotelRedirectScreen } from '#areas/rewards/partnership/hotel-redirect.screen.tsx';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model, REDIRECT_PAGE } from './partnership-redirect.model.ts';

// The page of a test cannot be left.
vi.mock('#platform/leave-page.ts', () => ({ replacePageBy: () => {} }));

describeView('rewards/partnership-redirect', model, (harness) =>
  mount(harness, <HotelRedirectScreen />, {
    address: REDIRECT_PAGE,
    configuration: { ...DEFAULT_CONFIGURATION, partnerHosts: ['partner.example.com'] },
  }),
);

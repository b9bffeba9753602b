import { PrivacyRequestScreen } from '#areas/privacy/privacy-request.screen.tsx';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './privacy-request.model.ts';

describeView('privacy/privacy-request', model, (harness) =>
  mount(harness, <PrivacyRequestScreen />, { address: '/personal-information' }),
);

import { PartnerLinkingScreen } from '#areas/account/profile/partner-linking.screen.tsx';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './partner-linking.model.ts';

const configuration = {
  ...DEFAULT_CONFIGURATION,
  rewards: { ...DEFAULT_CONFIGURATION.rewards, partnerships: ['deltaSkymiles', 'bankOfAmerica'] as const },
};

describeView('account/profile/partner-linking', model, (harness) =>
  mount(harness, <PartnerLinkingScreen />, { address: '/account/personal/partner', configuration }),
);

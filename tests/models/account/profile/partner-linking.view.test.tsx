import { configurationQuery } from '#api/configuration/configuration.ts';
import { PartnerLinkingScreen } from '#areas/account/profile/partner-linking.screen.tsx';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { describeView } from '../../kit/register-view.ts';
import { mountAccount } from '../mount-account.tsx';
import { model } from './partner-linking.model.ts';

const configuration = {
  ...DEFAULT_CONFIGURATION,
  rewards: { ...DEFAULT_CONFIGURATION.rewards, partnerships: ['deltaSkymiles', 'bankOfAmerica'] as const },
};

describeView('account/profile/partner-linking', model, (harness) =>
  mountAccount(
    harness,
    '/account/personal/partner',
    () => <PartnerLinkingScreen />,
    (queryClient) => queryClient.setQueryData(configurationQuery.queryKey, configuration),
  ),
);

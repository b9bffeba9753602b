import { configurationQuery } from '#api/configuration/configuration.ts';
import { PartnerLinkingScreen } from '#areas/account/partner-linking.screen.tsx';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { describeView } from '../kit/register-view.ts';
import { mountAccount } from './account-stage.tsx';
import { model } from './partner-linking.model.ts';

const configuration = {
  ...DEFAULT_CONFIGURATION,
  rewards: { ...DEFAULT_CONFIGURATION.rewards, partnerships: ['deltaSkymiles', 'bankOfAmerica'] as const },
};

describeView('account/partner-linking', model, (stage) =>
  mountAccount(
    stage,
    '/account/personal/partner',
    () => <PartnerLinkingScreen />,
    (queryClient) => queryClient.setQueryData(configurationQuery.queryKey, configuration),
  ),
);

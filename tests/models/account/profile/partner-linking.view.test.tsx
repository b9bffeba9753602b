import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PartnerLinkingScreen } from '#areas/account/profile/partner-linking.screen.tsx';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { type MountParts, mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './partner-linking.model.ts';

const configuration = {
  ...DEFAULT_CONFIGURATION,
  rewards: { ...DEFAULT_CONFIGURATION.rewards, partnerships: ['deltaSkymiles', 'bankOfAmerica'] as const },
};

describeView('account/profile/partner-linking', model, (harness) =>
  mount(harness, <PartnerLinkingScreen />, { address: '/account/personal/partner', configuration }),
);

test('ACC-128 decision 0.8: in the language of another market its programmes are offered', async () => {
  const rewards = { ...configuration.rewards, enableMarriott: true, partnerships: ['marriott'] as const };
  const routers: MountParts['router'][] = [];
  await mount({}, <PartnerLinkingScreen />, {
    locale: 'en-CA',
    configuration: { ...configuration, rewards },
    prepare: ({ router }) => routers.push(router),
  });
  await screen.findByRole('heading', { name: 'No partner programs right now' });
  await act(async () => routers[0]?.options.context.catalogue.setLocale('en-US'));
  expect(await screen.findByText('Marriott Bonvoy')).toBeTruthy();
});

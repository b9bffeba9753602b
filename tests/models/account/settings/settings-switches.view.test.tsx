import { useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { communicationPreferencesQuery } from '#api/account/communication-preferences.ts';
import { privacyQuery } from '#api/account/privacy.ts';
import { CommunicationPreferencesScreen } from '#areas/account/settings/communication-preferences.screen.tsx';
import { PrivacySettingsScreen } from '#areas/account/settings/privacy-settings.screen.tsx';
import { explore } from '../../kit/explore.ts';
import { mount } from '../../kit/mount.tsx';
import { testInterleavings } from '../../kit/register.ts';
import { describeView } from '../../kit/register-view.ts';
import { MAILS, model, modelOn, PRIVACY } from './settings-switches.model.ts';

const kept = await vi.hoisted(async () => {
  const { keptForMocks } = await import('#tests/support/kept-for-mocks.ts');
  return keptForMocks('settings-switches', (): { optimistic: unknown } => ({ optimistic: null }));
});
// What a session left behind is its own concern; here it is what the walk starts with.
vi.mock('#session/kept-entries.ts', () => ({
  createKeptEntries: () =>
    Object.assign(() => kept.optimistic, { keeperOf: () => ({ keep: () => {}, drop: () => {} }) }),
}));

function Mails() {
  const { data } = useQuery(communicationPreferencesQuery('Northstar'));
  return (
    <>
      <CommunicationPreferencesScreen />
      <p data-testid="confirmed">{JSON.stringify(data)}</p>
    </>
  );
}

function Privacy() {
  const { data } = useQuery(privacyQuery());
  return (
    <>
      <PrivacySettingsScreen />
      <p data-testid="confirmed">{JSON.stringify(data)}</p>
    </>
  );
}

const privacy = modelOn(PRIVACY);

describeView('account/settings/settings-switches of privacy', privacy, (harness) => {
  ({ optimistic: kept.optimistic } = harness.input as { optimistic: unknown });
  return mount(harness, <Privacy />, {
    address: '/account/settings/privacy',
    prepare: ({ queryClient }) => queryClient.setQueryData(privacyQuery().queryKey, PRIVACY.held),
  });
});

describeView('account/settings/settings-switches of mails', model, (harness) => {
  ({ optimistic: kept.optimistic } = harness.input as { optimistic: unknown });
  return mount(harness, <Mails />, {
    address: '/account/settings/communication-preferences',
    prepare: ({ queryClient }) =>
      queryClient.setQueryData(communicationPreferencesQuery('Northstar').queryKey, MAILS.held),
  });
});

testInterleavings(
  'ACC-108 ACC-114 in any order of presses and answers one call is under way, for the last choice',
  model,
  {
    calls: (calls, now) => calls.filter((call) => call.open && call.live()).length === (now.value === 'saving' ? 1 : 0),
  },
);

// The list of models has the machine on the page of the mails.
test('ACC-114 FC-064 all that holds of the switches of mails holds of the one of privacy', () => {
  const { graph, coverage, invariants, properties } = explore(privacy);
  expect([graph.problems, coverage, invariants, properties].flatMap((each) => Object.values(each).flat())).toEqual([]);
});

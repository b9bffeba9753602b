import { useQuery } from '@tanstack/react-query';
import { vi } from 'vitest';
import { communicationPreferencesQuery } from '#api/account/communication-preferences.ts';
import { CommunicationPreferencesScreen } from '#areas/account/settings/communication-preferences.screen.tsx';
import { mount } from '../../kit/mount.tsx';
import { testInterleavings } from '../../kit/register.ts';
import { describeView } from '../../kit/register-view.ts';
import { CONFIRMED, model } from './communication-preferences.model.ts';

const kept = await vi.hoisted(async () => {
  const { keptForMocks } = await import('#tests/support/kept-for-mocks.ts');
  return keptForMocks('communication-preferences', (): { optimistic: unknown } => ({ optimistic: null }));
});
// What a session left behind is its own concern; here it is what the walk starts with.
vi.mock('#session/kept-entries.ts', () => ({
  createKeptEntries: () =>
    Object.assign(() => kept.optimistic, { keeperOf: () => ({ keep: () => {}, drop: () => {} }) }),
}));

function Page() {
  const { data } = useQuery(communicationPreferencesQuery('Northstar'));
  return (
    <>
      <CommunicationPreferencesScreen />
      <p data-testid="confirmed">{JSON.stringify(data)}</p>
    </>
  );
}

describeView('account/settings/communication-preferences', model, (harness) => {
  ({ optimistic: kept.optimistic } = harness.input as { optimistic: unknown });
  return mount(harness, <Page />, {
    address: '/account/settings/communication-preferences',
    prepare: ({ queryClient }) =>
      queryClient.setQueryData(communicationPreferencesQuery('Northstar').queryKey, CONFIRMED),
  });
});

testInterleavings('ACC-108 in any order of presses and answers one call is under way, for the last choice', model, {
  calls: (calls, now) => calls.filter((call) => call.open && call.live()).length === (now.value === 'saving' ? 1 : 0),
});

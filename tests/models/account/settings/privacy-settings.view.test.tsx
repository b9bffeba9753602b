import { useQuery } from '@tanstack/react-query';
import { vi } from 'vitest';
import { privacyQuery } from '#api/account/privacy.ts';
import { PrivacySettingsScreen } from '#areas/account/settings/privacy-settings.screen.tsx';
import { mount } from '../../kit/mount.tsx';
import { testInterleavings } from '../../kit/register.ts';
import { describeView } from '../../kit/register-view.ts';
import { model } from './privacy-settings.model.ts';

const kept = await vi.hoisted(async () => {
  const { keptForMocks } = await import('#tests/support/kept-for-mocks.ts');
  return keptForMocks('privacy-settings', (): { optimistic: unknown } => ({ optimistic: null }));
});
// What a session left behind is its own concern; here it is what the walk starts with.
vi.mock('#session/kept-entries.ts', () => ({
  createKeptEntries: () =>
    Object.assign(() => kept.optimistic, { keeperOf: () => ({ keep: () => {}, drop: () => {} }) }),
}));

function Page() {
  const { data } = useQuery(privacyQuery());
  return (
    <>
      <PrivacySettingsScreen />
      <p data-testid="confirmed">{String(data?.doNotSellOrShare)}</p>
    </>
  );
}

describeView('account/settings/privacy-settings', model, (harness) => {
  ({ optimistic: kept.optimistic } = harness.input as { optimistic: unknown });
  return mount(harness, <Page />, {
    address: '/account/settings/privacy',
    prepare: ({ queryClient }) => queryClient.setQueryData(privacyQuery().queryKey, { doNotSellOrShare: false }),
  });
});

testInterleavings('ACC-114 in any order of presses and answers one call is under way, for the last choice', model, {
  calls: (calls, now) => calls.filter((call) => call.open && call.live()).length === (now.value === 'saving' ? 1 : 0),
});

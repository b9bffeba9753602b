import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, vi } from 'vitest';
import { privacyQuery } from '#api/account/privacy.ts';
import { PrivacySettingsScreen } from '#areas/account/settings/privacy-settings.screen.tsx';
import { testInterleavings } from '../../kit/register.ts';
import { describeView } from '../../kit/register-view.ts';
import { mountAccount } from '../mount-account.tsx';
import { model } from './privacy-settings.model.ts';

// What the server said is known already; what is asked for again is never answered.
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
});

function Page() {
  const queryClient = useQueryClient();
  useState(() => queryClient.setQueryData(privacyQuery().queryKey, { doNotSellOrShare: false }));
  const { data } = useQuery(privacyQuery());
  return (
    <>
      <PrivacySettingsScreen />
      <p data-testid="confirmed">{String(data?.doNotSellOrShare)}</p>
    </>
  );
}

describeView('account/settings/privacy-settings', model, (harness) =>
  mountAccount(harness, '/account/settings/privacy', () => <Page />),
);

testInterleavings('ACC-114 in any order of presses and answers one call is under way, for the last choice', model, {
  calls: (calls, now) => calls.filter((call) => call.open && call.live()).length === (now.value === 'saving' ? 1 : 0),
});

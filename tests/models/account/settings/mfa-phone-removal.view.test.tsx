import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, vi } from 'vitest';
import { phonesQuery } from '#api/account/phones.ts';
import { usePhoneRemoval } from '#areas/account/settings/mfa-phones.flow.ts';
import { PhonesAndQuestion } from '#areas/account/settings/mfa-phones.screen.tsx';
import { describeView } from '../../kit/register-view.ts';
import { mountAccount } from '../mount-account.tsx';
import { model } from './mfa-phone-removal.model.ts';

const PHONE = { id: 'phone-1', lastFour: '0142', verified: true };
const nothing = () => {};

// The list is known already; what is asked for again is never answered.
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(nothing));
});

/** The proof before the page has a machine of its own; the walk's phone is listed again after it was removed. */
function Phones() {
  const queryClient = useQueryClient();
  const { queryKey } = phonesQuery();
  useState(() => {
    queryClient.setQueryData(queryKey, [PHONE]);
    queryClient.getQueryCache().subscribe(() => {
      if (queryClient.getQueryData(queryKey)?.length === 0) queryClient.setQueryData(queryKey, [PHONE]);
    });
  });
  return <PhonesAndQuestion removal={usePhoneRemoval(nothing)} />;
}

describeView('account/settings/mfa-phone-removal', model, (harness) =>
  mountAccount(harness, '/account/settings/mfa', () => <Phones />),
);

import type { QueryClient } from '@tanstack/react-query';
import { phonesQuery } from '#api/account/phones.ts';
import { usePhoneRemoval } from '#areas/account/settings/mfa-phones.flow.ts';
import { PhonesAndQuestion } from '#areas/account/settings/mfa-phones.screen.tsx';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './mfa-phone-removal.model.ts';

const PHONE = { id: 'phone-1', lastFour: '0142', verified: true };
const nothing = () => {};

/** The walk's phone is listed again after it was removed. */
function listPhone({ queryClient }: { queryClient: QueryClient }) {
  const { queryKey } = phonesQuery();
  queryClient.setQueryData(queryKey, [PHONE]);
  queryClient.getQueryCache().subscribe(() => {
    if (queryClient.getQueryData(queryKey)?.length === 0) queryClient.setQueryData(queryKey, [PHONE]);
  });
}

/** The proof before the page has a machine of its own. */
function Phones() {
  return <PhonesAndQuestion removal={usePhoneRemoval(nothing)} />;
}

describeView('account/settings/mfa-phone-removal', model, (harness) =>
  mount(harness, <Phones />, { address: '/account/settings/mfa', prepare: listPhone }),
);

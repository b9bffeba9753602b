import { addressesQuery } from '#api/account/addresses.ts';
import { AddBillingScreen } from '#areas/payment-methods/address/billing-address.screen.tsx';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model, SAVED } from './billing-address.model.ts';

describeView('payment-methods/billing-address', model, (harness) =>
  mount(harness, <AddBillingScreen search={{}} />, {
    address: '/account/payment-method/add/billing-address',
    prepare: ({ queryClient }) => queryClient.setQueryData(addressesQuery().queryKey, [SAVED]),
  }),
);

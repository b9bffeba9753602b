import { vi } from 'vitest';
import { addressesQuery } from '#api/account/addresses.ts';
import { AddCardScreen } from '#areas/payment-methods/credit-card.screen.tsx';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { SAVED } from './billing-address.model.ts';
import { model } from './credit-card.model.ts';

// What happens inside the card field has a machine, a model and walks of its own.
vi.mock('#areas/payment-methods/payment-token.flow.ts', async (original) => ({
  ...(await original<object>()),
  usePaymentToken: () => ({
    isLoading: false,
    isUnavailable: false,
    busy: false,
    failure: null,
    submit: () => {},
    retry: () => {},
  }),
}));

describeView('payment-methods/credit-card', model, (harness) =>
  mount(harness, <AddCardScreen search={{ address: SAVED.addressId }} />, {
    address: `/account/payment-method/add/credit-card?address=${SAVED.addressId}`,
    prepare: ({ queryClient }) => queryClient.setQueryData(addressesQuery().queryKey, [SAVED]),
  }),
);

import { addressesQuery } from '#api/account/addresses.ts';
import { AddCardScreen } from '#areas/payment-methods/card/credit-card.screen.tsx';
import * as paymentToken from '#areas/payment-methods/card/payment-token.flow.ts';
import { standIn } from '#tests/support/stand-in.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { SAVED } from './billing-address.model.ts';
import { model } from './credit-card.model.ts';

const nothing = () => {};
const CARD_FIELD = {
  isLoading: false,
  isUnavailable: false,
  busy: false,
  failure: null,
  submit: nothing,
  retry: nothing,
};

describeView('payment-methods/credit-card', model, (harness) => {
  // What happens inside the card field has a machine, a model and walks of its own.
  standIn(paymentToken, 'usePaymentToken', () => CARD_FIELD);
  return mount(harness, <AddCardScreen search={{ address: SAVED.addressId }} />, {
    address: `/account/payment-method/add/credit-card?address=${SAVED.addressId}`,
    prepare: ({ queryClient }) => queryClient.setQueryData(addressesQuery().queryKey, [SAVED]),
  });
});

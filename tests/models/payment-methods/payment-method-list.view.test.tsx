import { paymentMethodsQuery } from '#api/account/payment-methods.ts';
import { PaymentMethodListScreen } from '#areas/payment-methods/payment-method-list.screen.tsx';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { FIRST, model, OTHER } from './payment-method-list.model.ts';

describeView('payment-methods/payment-method-list', model, (harness) =>
  mount(harness, <PaymentMethodListScreen returnUrl={undefined} />, {
    address: '/account/payment-method',
    prepare: ({ queryClient }) => queryClient.setQueryData(paymentMethodsQuery().queryKey, [FIRST, OTHER]),
  }),
);

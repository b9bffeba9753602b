import { PaypalAddScreen } from '#areas/payment-methods/paypal-add.screen.tsx';
import { PAYPAL_APPROVAL } from '#domain/address-tokens.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './paypal-add.model.ts';

describeView('payment-methods/paypal-add', model, (harness) =>
  mount(harness, <PaypalAddScreen returnUrl={undefined} />, {
    address: '/account/payment-method/add/paypal',
    prepare: ({ session }) => {
      const { approval } = harness.input as { approval: string | null };
      if (approval !== null) session.tokens.set(PAYPAL_APPROVAL, approval);
    },
  }),
);

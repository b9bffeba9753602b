import { fromPromise } from 'xstate';
import { paymentMethodsQuery } from '#api/account/payment-methods.ts';
import { GiftForm } from '#areas/gifting/form/gift-form.tsx';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import type { PaymentMethod, PaymentType } from '#domain/payment-method.ts';
import type { Visitor } from '#domain/visitor.ts';
import { externalEvents } from '../external-events.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model, OTHER_METHODS } from './gift-form.model.ts';

const DESIGN = {
  productNumber: '80010101',
  name: 'Cake',
  altText: 'A cake with candles',
  imageUrl: '/cake.svg',
  largeImageUrl: '/cake-large.svg',
};

const GWEN: Visitor = { kind: 'member', firstName: 'Gwen', memberId: 'gwen' };

const method = (paymentMethodId: string, paymentType: PaymentType): PaymentMethod => ({
  paymentMethodId,
  paymentMethodIdHash: paymentMethodId,
  paymentInstrumentId: `instrument of ${paymentMethodId}`,
  paymentType,
  paymentSource: null,
  accountNumberLastFour: '1111',
  isDefault: paymentType === 'visa',
  expires: { month: 12, year: 2040 },
  billingAddressId: null,
});

describeView('gifting/gift-form', model, (harness) => {
  const hasRoom = harness.setting === 'room for two';
  const { gift } = DEFAULT_CONFIGURATION;
  return mount(harness, <GiftForm design={DESIGN} />, {
    address: '/gift/80010101',
    configuration: { ...DEFAULT_CONFIGURATION, gift: { ...gift, maximumRecipients: hasRoom ? 2 : 1 } },
    sessionRuntime: { actors: { restoreVisitor: fromPromise(async () => GWEN) } },
    // Each purchase is refused at once: the form is as it was.
    actors: {
      submitGift: fromPromise(async () => ({
        outcome: 'refused',
        refusal: { code: 'ORDER_FAILED', orderNumber: null },
      })),
    },
    prepare: ({ session, queryClient }) => {
      const methods = [
        method('visa-1', 'visa'),
        method(OTHER_METHODS.mastercard, 'mastercard'),
        method(OTHER_METHODS.amex, 'amex'),
      ];
      queryClient.setQueryData(paymentMethodsQuery().queryKey, hasRoom ? methods : []);
      externalEvents.register(() => session.notices.actor.send({ type: 'undo.pressed' }));
    },
  });
});

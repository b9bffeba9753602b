import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { paymentMethodsQuery } from '#api/account/payment-methods.ts';
import { GiftForm } from '#areas/gifting/form/gift-form.tsx';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import type { SentGift } from '#domain/gifting/gift-progress.ts';
import type { GiftPayload } from '#domain/gifting/gift-purchase.ts';
import type { PaymentMethod, PaymentType } from '#domain/payment-methods/payment-method.ts';
import type { Visitor } from '#domain/visitor.ts';
import { useGiftPurchase } from '#session/gifting/gift-purchase.ts';
import { externalEvents } from '../kit/external-events.ts';
import { type MountParts, mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model, OTHER_METHODS, PAYLOAD } from './gift-form.model.ts';

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

/** What the server finds twice (GFT-065); anything else it refuses for a reason that leaves the form as it was. */
const TWICE: GiftPayload = { ...PAYLOAD, senderName: 'Gwen, who is refused' };

/** What happens around the form: the server's answer to a purchase, and the notice that offers to undo. */
function Around({ session }: MountParts) {
  const { send } = useGiftPurchase();
  useEffect(() => {
    externalEvents.register(({ type }) => {
      if (type === 'recipients.refused') send({ type: 'purchase.submitted', payload: TWICE });
      else session.notices.actor.send({ type: 'undo.pressed' });
    });
  }, [send, session]);
  return null;
}

describeView('gifting/gift-form', model, (harness) => {
  const hasRoom = harness.setting === 'room for two';
  const { gift } = DEFAULT_CONFIGURATION;
  const view = (parts: MountParts) => (
    <>
      <GiftForm design={DESIGN} />
      <Around {...parts} />
    </>
  );
  return mount(harness, view, {
    address: '/gift/80010101',
    configuration: { ...DEFAULT_CONFIGURATION, gift: { ...gift, maximumRecipients: hasRoom ? 2 : 1 } },
    sessionRuntime: { actors: { restoreVisitor: fromPromise(async () => GWEN) } },
    // Each purchase is refused at once: the form is as it was.
    actors: {
      submitGift: fromPromise(async ({ input }: { input: SentGift }) => ({
        outcome: 'refused',
        refusal: {
          code: input.purchase.payload.senderName === TWICE.senderName ? '170046' : 'ORDER_FAILED',
          orderNumber: null,
        },
      })),
    },
    prepare: ({ queryClient }) => {
      const methods = [
        method('visa-1', 'visa'),
        method(OTHER_METHODS.mastercard, 'mastercard'),
        method(OTHER_METHODS.amex, 'amex'),
      ];
      queryClient.setQueryData(paymentMethodsQuery().queryKey, hasRoom ? methods : []);
    },
  });
});

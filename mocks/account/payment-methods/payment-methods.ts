import { readPaymentMethods } from '#api/account/payment-methods.ts';
import type { World } from '../../world.ts';
import type { PaymentMethodRecord } from '../account.ts';
import { respondToMember } from '../member-only.ts';

/** A payment method as the wire says it (BIL-009). */
const paymentMethodAnswer = ({ isDefault, ...method }: PaymentMethodRecord) => ({ ...method, default: isDefault });

export const paymentMethodHandlers = (world: World) => [
  respondToMember(world, readPaymentMethods, ({ account }) => ({
    paymentMethods: account.paymentMethods.map(paymentMethodAnswer),
  })),
];

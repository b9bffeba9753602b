/** How far an order has come. */
export const GUEST_ORDER_STAGES = ['received', 'preparing', 'ready'] as const;

/** The order that a guest is waiting for, as the home feed shows it (FED-014); no personal data. */
export type GuestOrder = {
  readonly orderId: string;
  readonly storeName: string;
  readonly stage: (typeof GUEST_ORDER_STAGES)[number];
};

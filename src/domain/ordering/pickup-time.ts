/** When an order was taken, and how long it is likely to need (ORD-043, OPP-031). */
export type PickupTime = {
  /** Milliseconds since 1970. */
  readonly orderTime: number;
  /** Minutes; null where the store gives no estimate. */
  readonly estimate: { readonly minimum: number; readonly maximum: number } | null;
};

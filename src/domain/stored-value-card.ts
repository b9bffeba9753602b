/** Reloads a card by itself once its balance falls below `triggerAmount` (CRD-005); cents. */
export type AutoReloadProfile = {
  /** Decision AO-17: by `isActive` or by the status `active`. */
  readonly isActive: boolean;
  readonly amount: number | null;
  readonly triggerAmount: number | null;
  readonly paymentMethodId: string | null;
};

/** A stored-value card (CRD-004); the balance in integer cents. */
export type StoredValueCard = {
  readonly cardId: string;
  readonly cardNumber: string;
  readonly nickname: string;
  readonly cardImageUrl: string | null;
  /** The card that pays and is shown first; at most one of a member's. */
  readonly isPrimary: boolean;
  readonly balance: { readonly amount: number; readonly currency: string };
  readonly autoReloadProfile: AutoReloadProfile | null;
};

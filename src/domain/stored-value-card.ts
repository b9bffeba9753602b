/** A stored-value card (CRD-004); the balance in integer cents. */
export type StoredValueCard = {
  readonly cardId: string;
  readonly cardNumber: string;
  readonly nickname: string;
  readonly cardImageUrl: string | null;
  readonly balance: { readonly amount: number };
};

/** Why a purchase is not taken, or does not end well. */
type GiftCode = string;

/** What a world keeps of one request. */
export type GiftPurchaseRecord =
  /** A status was read for the last time before the request arrived: it is taken no more (decision D-181). */
  | { readonly kind: 'closed' }
  | { readonly kind: 'refused'; readonly asked: string; readonly code: GiftCode }
  | {
      readonly kind: 'taken';
      readonly asked: string;
      /** The member who bought; null for a guest. */
      readonly memberId: string | null;
      readonly orderNumber: string;
      /** Until then it is processed, milliseconds since 1970. */
      readonly doneAt: number;
      /** Makes the gifts and the receipt ready to be sent, the first time that it is called. */
      readonly issue: () => void;
      /** What it fails with; null where it succeeds. */
      readonly failsWith: GiftCode | null;
    };

/** A gift, or the receipt of a purchase, that is not sent yet; `dueAt`: milliseconds since 1970. */
type WaitingMail = { readonly dueAt: number; readonly send: () => void };

/** What a world keeps about gifts, none yet: purchases by request id, and what was bought and is not sent yet. */
export const noGiftRecords = () => ({ purchases: new Map<string, GiftPurchaseRecord>(), waiting: [] as WaitingMail[] });

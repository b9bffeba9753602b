export const HISTORY_KINDS = ['order', 'egift'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** One order or gift in the history of a member (ACC-123, ACC-124); amounts in integer cents. */
export type HistoryEntry = {
  readonly historyId: string;
  /** ISO 8601, with offset. */
  readonly date: string;
  readonly title: string;
  readonly detail: string;
  readonly total: number;
  /** The currency of its amounts (ISO 4217); null for the retailer's own. */
  readonly currency: string | null;
  /** A gift is 'processing' until it is complete (ACC-124, decision AO-64); an order is always complete here. */
  readonly status: 'processing' | 'complete';
  /** A tip that was promised and not charged yet. */
  readonly pendingTip: number | null;
};

/** Only gifts are on their way for long; a status of an order that is not known here, as of a refunded one, says nothing of that. */
export function isProcessing(kind: HistoryKind, { status }: Pick<HistoryEntry, 'status'>): boolean {
  return kind === 'egift' && status === 'processing';
}

/** What one entry was paid for (ACC-125); amounts in integer cents. */
export type Receipt = {
  readonly historyId: string;
  /** ISO 8601, with offset. */
  readonly date: string | null;
  /** As the till prints it, for questions about the order. */
  readonly number: string | null;
  readonly storeName: string | null;
  readonly storeAddress: string | null;
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly amount: number }[];
  readonly tax: number;
  readonly tip: number;
  readonly total: number;
  /** The currency of all these amounts (ISO 4217); null for the retailer's own. */
  readonly currency: string | null;
  readonly paidWith: string;
  /** Stars that it earned; null where the retailer does not say. */
  readonly stars: number | null;
};

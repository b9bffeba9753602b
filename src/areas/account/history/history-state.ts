import type { HistoryEntry, HistoryKind, Receipt } from '#domain/account/history.ts';

/** The history as the specification names it (ACC-123): what has been read of it so far. */
export type HistoryState = {
  /** Gifts, newest first. */
  readonly giftList: readonly HistoryEntry[];
  /** Orders, newest first. */
  readonly normalList: readonly HistoryEntry[];
  /** Those that were opened, by history id. */
  readonly receipts: Readonly<Record<string, Receipt>>;
  /** Cents that were promised and not charged yet, by history id. */
  readonly pendingTips: Readonly<Record<string, number>>;
};

type Pages = readonly { readonly entries: readonly HistoryEntry[] }[];

/** Entries that came between two reads move the later pages on: one is read twice then. */
const onceEach = (pages: Pages): readonly HistoryEntry[] => [
  ...new Map(pages.flatMap(({ entries }) => entries).map((one) => [one.historyId, one])).values(),
];

/** Puts the history together from the cache (ACC-123). */
export function historyState(
  pages: Readonly<Record<HistoryKind, Pages>>,
  receipts: readonly (Receipt | undefined)[],
): HistoryState {
  const giftList = onceEach(pages.egift);
  const normalList = onceEach(pages.order);
  return {
    giftList,
    normalList,
    receipts: Object.fromEntries(receipts.flatMap((one) => (one ? [[one.historyId, one]] : []))),
    pendingTips: Object.fromEntries(
      [...normalList, ...giftList].flatMap(({ historyId, pendingTip }) =>
        pendingTip === null ? [] : [[historyId, pendingTip]],
      ),
    ),
  };
}

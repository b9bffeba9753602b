import { expect, test } from 'vitest';
import type { HistoryEntry, Receipt } from '#domain/account/history.ts';
import { historyState } from './history-state.ts';

const entry = (historyId: string, pendingTip: number | null = null): HistoryEntry => ({
  historyId,
  date: '2026-11-01T10:00:00.000Z',
  title: 'Pine Street',
  detail: 'Cold Brew',
  total: 490,
  currency: null,
  status: 'complete',
  pendingTip,
});
const receipt: Receipt = {
  historyId: 'b',
  date: null,
  number: null,
  storeAddress: null,
  stars: null,
  storeName: 'Pine Street',
  lines: [],
  tax: 0,
  tip: 0,
  total: 490,
  currency: null,
  paidWith: 'Card ending in 0042',
};

test('ACC-123 the history holds gifts, orders, receipts, and pending tips by history id', () => {
  const [a, b, c, gift] = [entry('a', 100), entry('b'), entry('c', 200), entry('gift')];
  const pages = { order: [{ entries: [a, b] }, { entries: [c] }], egift: [{ entries: [gift] }] };
  expect(historyState(pages, [receipt, undefined])).toEqual({
    giftList: [gift],
    normalList: [a, b, c],
    receipts: { b: receipt },
    pendingTips: { a: 100, c: 200 },
  });
});

test('ACC-125 an entry that two pages hold, because others came between them, is listed once, where it was', () => {
  const [a, b, c] = [entry('a'), entry('b'), entry('c')];
  const { normalList } = historyState({ order: [{ entries: [a, b] }, { entries: [b, c] }], egift: [] }, []);
  expect(normalList).toEqual([a, b, c]);
});

test('ACC-123 before anything is read it is empty', () => {
  expect(historyState({ order: [], egift: [] }, [])).toEqual({
    giftList: [],
    normalList: [],
    receipts: {},
    pendingTips: {},
  });
});

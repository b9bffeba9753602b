import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { onEntriesDropped } from '../dropped-entries.ts';
import { readHistory, readReceipt } from './history.ts';

const wire = {
  historyId: 'first',
  date: '2026-11-01T10:00:00.000Z',
  title: 'Pine Street',
  detail: 'Cold Brew',
  total: 4.9,
  status: 'complete',
};

test('ACC-125 an entry that cannot be read is dropped and reported, and the others are listed', () => {
  const dropped = vi.fn();
  const stop = onEntriesDropped(dropped);
  const broken = [
    null,
    { ...wire, historyId: 12 },
    { ...wire, total: 'free' },
    // As JSON has it, 1e400: more than any number.
    { ...wire, total: Number.POSITIVE_INFINITY },
    { ...wire, date: 'unknown' },
    { historyId: 'second' },
  ];
  const read = v.parse(readHistory.contract.answer, { entries: [...broken, wire], total: 5 });
  expect(read).toEqual({ entries: [{ ...wire, total: 490, currency: null, pendingTip: null }], total: 5 });
  expect(dropped).toHaveBeenCalledExactlyOnceWith('history', broken.length);
  stop();
});

test('ACC-124 a gift whose status the app does not know is being processed', () => {
  const read = v.parse(readHistory.contract.answer, { entries: [{ ...wire, status: 'submitted' }], total: 1 });
  expect(read.entries[0]?.status).toBe('processing');
});

test('ACC-123 D-356 an order may be in another currency than the retailer’s', () => {
  const read = v.parse(readHistory.contract.answer, { entries: [{ ...wire, currency: 'CAD' }], total: 1 });
  expect(read.entries[0]?.currency).toBe('CAD');
});

test('ACC-125 a receipt is read also where its date is none', () => {
  const paid = { historyId: 'first', lines: [], tax: 0, tip: 0, total: 4.9, paidWith: 'Visa' };
  for (const date of [undefined, null, '', 'unknown']) {
    expect(v.parse(readReceipt.contract.answer, { ...paid, date })).toMatchObject({ date: null, storeName: null });
  }
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REQUEST_LIFE_MS, UNFINISHED_RELOADS_KEY } from '#domain/cards/reload.ts';
import { fillBrowserStorage } from '#tests/support/full-storage.ts';
import { dropUnfinishedReload, isReloadKept, keepUnfinishedReload, unfinishedReload } from './unfinished-reloads.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const at = (instant: number) => ({ now: () => instant });
const request = (requestId: string, begun = NOW) => ({
  requestId,
  cardId: 'card-1',
  amount: 2500,
  paymentMethodId: 'visa',
  at: begun,
});
const OWNER = 'gwen';
const CARD = { cardId: 'card-1', owner: OWNER };
const FIRST = request('a'.repeat(32));

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

test('CRD-026 FC-184 a reload that was sent before the clock was set back stays the one that is asked about', () => {
  const ahead = request('a'.repeat(32), NOW + 30 * REQUEST_LIFE_MS);
  keepUnfinishedReload(ahead, OWNER, at(ahead.at));
  expect(unfinishedReload(CARD, at(NOW))).toEqual(ahead);
  keepUnfinishedReload(request('b'.repeat(32)), OWNER, at(NOW));
  expect(unfinishedReload(CARD, at(NOW))).toEqual(ahead);
});

test('CRD-026 FC-175 where the storage of the browser is full, that of the tab keeps a reload until its end is known', () => {
  fillBrowserStorage();
  expect(keepUnfinishedReload(FIRST, OWNER, at(NOW))).toBe(true);
  expect(unfinishedReload(CARD, at(NOW))).toEqual(FIRST);
  dropUnfinishedReload(FIRST);
  expect(unfinishedReload(CARD, at(NOW))).toBeNull();
});

test('CRD-026 after a day no server need recognise the id of a reload', () => {
  keepUnfinishedReload(FIRST, OWNER, at(NOW));
  expect(unfinishedReload(CARD, at(NOW + REQUEST_LIFE_MS))).toEqual(FIRST);
  expect(unfinishedReload(CARD, at(NOW + REQUEST_LIFE_MS + 1))).toBeNull();
});

test('CRD-026 D-310 a reload that is sent again is kept as old as it is, also where its mark has gone', () => {
  const later = NOW + REQUEST_LIFE_MS / 2;
  keepUnfinishedReload(FIRST, OWNER, at(later));
  expect(unfinishedReload(CARD, at(later))).toEqual(FIRST);
  expect(unfinishedReload(CARD, at(NOW + REQUEST_LIFE_MS + 1))).toBeNull();
});

test('CRD-026 D-310 a mark that no server need know is replaced by what is begun after it', () => {
  keepUnfinishedReload(FIRST, OWNER, at(NOW));
  const later = request('b'.repeat(32), NOW + REQUEST_LIFE_MS + 1);
  keepUnfinishedReload(later, OWNER, at(later.at));
  expect(unfinishedReload(CARD, at(later.at))).toEqual(later);
});

test('FC-071 CRD-026 D-311 a reload of the member who had a card before is not asked about for the next one, and stays', () => {
  keepUnfinishedReload(FIRST, OWNER, at(NOW));
  const other = { cardId: 'card-1', owner: 'amy' };
  expect(unfinishedReload(other, at(NOW))).toBeNull();
  keepUnfinishedReload(request('b'.repeat(32)), other.owner, at(NOW));
  expect(unfinishedReload(CARD, at(NOW))).toEqual(FIRST);
  dropUnfinishedReload({ requestId: 'b'.repeat(32) });
  expect([unfinishedReload(other, at(NOW)), unfinishedReload(CARD, at(NOW))]).toEqual([null, FIRST]);
});

test('CRD-026 D-311 a reload that an earlier version of the app kept without its owner is still asked about', () => {
  const { cardId: _, ...kept } = FIRST;
  window.localStorage.setItem(UNFINISHED_RELOADS_KEY, JSON.stringify({ 'card-1': kept }));
  expect(unfinishedReload(CARD, at(NOW))).toEqual(FIRST);
});

test('CRD-026 D-310 D-421 that a reload is kept is known without its owner, for as long as a server need recognise its id', () => {
  keepUnfinishedReload(FIRST, OWNER, at(NOW));
  expect(isReloadKept(FIRST, at(NOW + REQUEST_LIFE_MS))).toBe(true);
  expect(isReloadKept(FIRST, at(NOW + REQUEST_LIFE_MS + 1))).toBe(false);
  expect(isReloadKept({ requestId: 'b'.repeat(32) }, at(NOW))).toBe(false);
});

import { beforeEach, expect, test } from 'vitest';
import { REQUEST_LIFE_MS, UNFINISHED_RELOADS_KEY } from '#domain/cards/reload.ts';
import { dropUnfinishedReload, keepUnfinishedReload, unfinishedReload } from './unfinished-reloads.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const at = (instant: number) => ({ now: () => instant });
const request = (requestId: string) => ({ requestId, cardId: 'card-1', amount: 2500, paymentMethodId: 'visa' });
const OWNER = 'gwen';
const CARD = { cardId: 'card-1', owner: OWNER };
const FIRST = request('a'.repeat(32));

beforeEach(() => window.localStorage.clear());

test('CRD-026 FC-184 a reload that was sent before the clock was set back stays the one that is asked about', () => {
  keepUnfinishedReload(FIRST, OWNER, at(NOW + 30 * REQUEST_LIFE_MS));
  expect(unfinishedReload(CARD, at(NOW))).toEqual(FIRST);
  keepUnfinishedReload(request('b'.repeat(32)), OWNER, at(NOW));
  expect(unfinishedReload(CARD, at(NOW))).toEqual(FIRST);
});

test('CRD-026 after a day no server need recognise the id of a reload', () => {
  keepUnfinishedReload(FIRST, OWNER, at(NOW));
  expect(unfinishedReload(CARD, at(NOW + REQUEST_LIFE_MS))).toEqual(FIRST);
  expect(unfinishedReload(CARD, at(NOW + REQUEST_LIFE_MS + 1))).toBeNull();
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
  window.localStorage.setItem(UNFINISHED_RELOADS_KEY, JSON.stringify({ 'card-1': { ...kept, at: NOW } }));
  expect(unfinishedReload(CARD, at(NOW))).toEqual(FIRST);
});

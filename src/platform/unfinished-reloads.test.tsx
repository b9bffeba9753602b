import { beforeEach, expect, test } from 'vitest';
import { REQUEST_LIFE_MS } from '#domain/reload.ts';
import { keepUnfinishedReload, unfinishedReload } from './unfinished-reloads.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const at = (instant: number) => ({ now: () => instant });
const request = (requestId: string) => ({ requestId, cardId: 'card-1', amount: 2500, paymentMethodId: 'visa' });
const FIRST = request('a'.repeat(32));

beforeEach(() => window.localStorage.clear());

test('CRD-026 FC-184 a reload that was sent before the clock was set back stays the one that is asked about', () => {
  keepUnfinishedReload(FIRST, at(NOW + 30 * REQUEST_LIFE_MS));
  expect(unfinishedReload('card-1', at(NOW))).toEqual(FIRST);
  keepUnfinishedReload(request('b'.repeat(32)), at(NOW));
  expect(unfinishedReload('card-1', at(NOW))).toEqual(FIRST);
});

test('CRD-026 after a day no server need recognise the id of a reload', () => {
  keepUnfinishedReload(FIRST, at(NOW));
  expect(unfinishedReload('card-1', at(NOW + REQUEST_LIFE_MS))).toEqual(FIRST);
  expect(unfinishedReload('card-1', at(NOW + REQUEST_LIFE_MS + 1))).toBeNull();
});

import { expect, test } from 'vitest';
import { cardIdOfPath, chooseCard } from './card-choice.ts';
import type { StoredValueCard } from './stored-value-card.ts';

const card = (cardId: string, isPrimary = false): StoredValueCard => ({
  cardId,
  cardNumber: '6000000000000000',
  nickname: cardId,
  cardImageUrl: null,
  isPrimary,
  status: 'active',
  balance: { amount: 0, currency: 'USD' },
  autoReloadProfile: null,
});
const cards = [card('a'), card('b'), card('c', true)];
const chosen = (needs: Parameters<typeof chooseCard>[1], of = cards) => {
  const choice = chooseCard(of, needs);
  return choice.type === 'card' ? choice.card.cardId : choice.type;
};

test('CRD-011 the card of the path comes before the last one paid with, that before the first of the list', () => {
  expect(chosen({ ofPath: 'b', paidWith: 'a' })).toBe('b');
  expect(chosen({ ofPath: null, paidWith: 'a' })).toBe('a');
  // The list shows the primary card first.
  expect(chosen({ ofPath: null, paidWith: null })).toBe('c');
  expect(chosen({ ofPath: null, paidWith: null }, cards.slice(0, 2))).toBe('a');
});

test('CRD-011 CRD-021 a card that is gone since it paid gives way to the first; without a card there is none', () => {
  expect(chosen({ ofPath: null, paidWith: 'gone' })).toBe('c');
  expect(chosen({ ofPath: null, paidWith: 'gone' }, [])).toBe('none');
  expect(chosen({ ofPath: 'gone', paidWith: null }, [])).toBe('none');
});

test('CRD-011 D-319 a card that pays no more gives way to one that does, unless its own address names it or none does', () => {
  const closed = (cardId: string) =>
    cards.map((one) => ({ ...one, ...(one.cardId === cardId && { status: 'closed' as const }) }));
  const inactive = cards.map((one) => ({ ...one, status: 'inactive' as const }));
  expect(chosen({ ofPath: null, paidWith: 'a' }, closed('a'))).toBe('c');
  expect(chosen({ ofPath: null, paidWith: null }, closed('c'))).toBe('a');
  expect(chosen({ ofPath: 'a', paidWith: null }, closed('a'))).toBe('a');
  expect(chosen({ ofPath: null, paidWith: 'b' }, inactive)).toBe('b');
  expect(chosen({ ofPath: null, paidWith: null }, inactive)).toBe('c');
});

test('a path that names a card of another member opens none', () => {
  expect(chosen({ ofPath: 'theirs', paidWith: 'a' })).toBe('foreign');
});

test.each([
  ['/account/cards/card-1', 'card-1'],
  ['/account/cards/card-1/', 'card-1'],
  ['/account/cards/add', null],
  ['/account/cards', null],
  ['/account/cards/card-1/more', null],
  ['/menu/cards/card-1', null],
])('CRD-011 the path %s names the card %s', (path, cardId) => {
  expect(cardIdOfPath(path)).toBe(cardId);
});

test('CRD-010 CRD-011 the card of the path is known by its id, whatever that is made of', () => {
  for (const id of ['AB==', 'a/b', '50%', 'ü 1']) {
    expect(cardIdOfPath(`/account/cards/${encodeURIComponent(id)}`)).toBe(id);
  }
  expect(cardIdOfPath('/account/cards/%')).toBeNull();
});

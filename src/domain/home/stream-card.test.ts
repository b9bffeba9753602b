import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aStreamItem } from '#tests/support/stream-items.ts';
import { HOUR_MS } from '../durations.ts';
import { streamCards } from './stream-card.ts';
import { endsAround, type StreamItem } from './stream-item.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const TYPES = ['information', 'coupon', 'onboarding', 'rewardPointsExpiration', 'addBirthday', 'carousel'];
const rules = { now: NOW, types: TYPES, hasBirthday: null };

const shownIds = (items: readonly StreamItem[], rest: Partial<typeof rules & { hasBirthday: boolean | null }> = {}) =>
  streamCards(items, { ...rules, ...rest }).cards.map(({ id }) => id);
const isShown = (item: Partial<StreamItem>, rest = {}) => shownIds([aStreamItem(item)], rest).length === 1;

const coupon = (code: string, status = 'Available') => ({ code, status, expiresAt: null });
const aCoupon = (rest: Partial<StreamItem> = {}) => aStreamItem({ type: 'coupon', coupon: coupon('FREE'), ...rest });
const expiring = (points: number, total: number) => ({ points, total, expiresAt: null });

describe('what is shown', () => {
  test('FED-053 only types that the retailer shows', () => {
    expect(isShown({})).toBe(true);
    expect(isShown({ type: 'survey' })).toBe(false);
    // A part of one of their names.
    expect(isShown({ type: 'info' })).toBe(false);
    expect(isShown({}, { types: ['coupon'] })).toBe(false);
    expect(isShown({ type: 'survey' }, { types: ['survey'] })).toBe(true);
    const tasks = aStreamItem({ type: 'onboarding', onboarding: { tasks: [], initialBalance: null } });
    expect(streamCards([tasks], { ...rules, types: ['information'] }).onboarding).toBeNull();
  });

  test('FED-054 AMB-37 information without a tier restriction, or with tier 2 among its tiers', () => {
    expect([[], ['2'], ['1', '2', '3']].map((tiers) => isShown({ tiers }))).toEqual([true, true, true]);
    expect([['1'], ['1', '3'], ['22']].map((tiers) => isShown({ tiers }))).toEqual([false, false, false]);
  });

  test('FED-055 coupons whose status is Available, and no others', () => {
    const statuses = ['Available', 'Redeemed', 'Expired', 'available', ''];
    const shown = statuses.filter((status) => isShown({ type: 'coupon', coupon: coupon('FREE', status) }));
    expect(shown).toEqual(['Available']);
    expect(isShown({ type: 'coupon', coupon: null })).toBe(false);
  });

  test('FED-056 one card for a coupon code, however often it comes; one that is hidden takes no place', () => {
    const twice = [aCoupon({ id: 'low', rank: 1 }), aCoupon({ id: 'high', rank: 9 })];
    expect(shownIds(twice)).toEqual(['high']);
    const used = aCoupon({ id: 'used', rank: 99, coupon: coupon('FREE', 'Redeemed') });
    expect(shownIds([used, ...twice])).toEqual(['high']);
  });

  test('FED-048 FED-057 nothing past its end, up to the very moment', () => {
    expect(isShown({ endsAt: NOW + 1 })).toBe(true);
    expect(isShown({ endsAt: NOW })).toBe(false);
    expect(isShown({ audience: 'guest', endsAt: NOW })).toBe(false);
    expect(isShown({ endsAt: NOW - HOUR_MS })).toBe(false);
    expect(isShown({ endsAt: null })).toBe(true);
  });

  test('FED-057 what is shown changes with an end, and with nothing else', () => {
    const items = [NOW - HOUR_MS, NOW, NOW + HOUR_MS, NOW + 2 * HOUR_MS, null].map((endsAt, at) =>
      aStreamItem({ id: `${at}`, endsAt }),
    );
    expect(endsAround(items, NOW)).toEqual({ last: NOW, next: NOW + HOUR_MS });
    expect(endsAround(items, NOW + HOUR_MS - 1)).toEqual({ last: NOW, next: NOW + HOUR_MS });
    expect(endsAround(items, NOW + HOUR_MS)).toEqual({ last: NOW + HOUR_MS, next: NOW + 2 * HOUR_MS });
    expect(endsAround(items, NOW + 9 * HOUR_MS)).toEqual({ last: NOW + 2 * HOUR_MS, next: null });
    expect(endsAround(items, 0)).toEqual({ last: null, next: NOW - HOUR_MS });
    expect(shownIds(items, { now: NOW + HOUR_MS - 1 })).toEqual(shownIds(items, { now: NOW }));
    expect(shownIds(items, { now: NOW + HOUR_MS })).not.toEqual(shownIds(items, { now: NOW }));
  });

  test('FED-058 AMB-38 nothing without title, body and onboarding content; one of them is enough', () => {
    expect(isShown({ title: null, body: null })).toBe(false);
    expect(isShown({ title: ' ', body: '<p>&nbsp;</p>' })).toBe(false);
    const shownWithWords = [
      aCoupon(),
      aStreamItem({ type: 'rewardPointsExpiration', expiring: expiring(5, 100) }),
      aStreamItem({ type: 'addBirthday' }),
      aStreamItem({ type: 'carousel', carousel: [{ text: 'Slide', image: null }] }),
    ];
    for (const item of shownWithWords) {
      expect(isShown(item, { hasBirthday: false }), item.type).toBe(true);
      expect(isShown({ ...item, title: null, body: null }, { hasBirthday: false }), item.type).toBe(false);
    }
    expect(isShown({ title: null })).toBe(true);
    expect(isShown({ body: null })).toBe(true);
    const onboarding = { tasks: [], initialBalance: null };
    const wordless = aStreamItem({ type: 'onboarding', title: null, body: null, onboarding });
    expect(streamCards([wordless], rules)).toEqual({ cards: [], onboarding });
    expect(streamCards([{ ...wordless, onboarding: null }], rules).onboarding).toBeNull();
  });

  test('FED-059 expiring Stars from one Star on', () => {
    const type = 'rewardPointsExpiration';
    const shown = [1, 2, 0, 0.5, -3].filter((points) => isShown({ type, expiring: expiring(points, 100) }));
    expect(shown).toEqual([1, 2]);
    expect(isShown({ type })).toBe(false);
  });

  test('FED-061 the request for a birthday only where it is known that there is none', () => {
    const known = [false, true, null].map((hasBirthday) => isShown({ type: 'addBirthday' }, { hasBirthday }));
    expect(known).toEqual([true, false, false]);
  });
});

describe('what a card offers', () => {
  const cardOf = (item: Partial<StreamItem>) => streamCards([aStreamItem(item)], rules).cards[0];
  const call = { enable: true, link: '/menu', text: 'Order', alternative: null, type: null };
  const actionsOf = (item: Partial<StreamItem>) => cardOf(item)?.actions.map(({ text }) => text);

  test('FED-060 an order where there are fewer than 25 Stars in all', () => {
    const type = 'rewardPointsExpiration';
    const offers = [0, 24, 25, 300].map((total) => cardOf({ type, expiring: expiring(5, total) }));
    expect(offers.map((card) => card?.kind === 'expiring-stars' && card.offersOrder)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('FED-066 BFB, and no other code, is the drink of a birthday', () => {
    const cards = ['BFB', 'bfb', 'BFB2'].map((code) => cardOf({ type: 'coupon', coupon: coupon(code) }));
    expect(cards.map((card) => card?.kind === 'coupon' && card.isBirthdayDrink)).toEqual([true, false, false]);
  });

  test('FED-062 a member’s call to action is active where it is enabled and neither link nor text is missing', () => {
    expect(actionsOf({ callsToAction: [call] })).toEqual(['Order']);
    const lacks = [{ enable: false }, { link: null }, { link: '' }, { text: null }, { text: ' ' }];
    for (const lack of lacks)
      expect(actionsOf({ callsToAction: [{ ...call, ...lack }] }), JSON.stringify(lack)).toEqual([]);
  });

  test('FED-063 a guest’s call to action must also be of the type Link', () => {
    const ofType = (type: string | null) => actionsOf({ audience: 'guest', callsToAction: [{ ...call, type }] });
    expect(['Link', 'link', 'Modal', null].map(ofType)).toEqual([['Order'], [], [], []]);
    const lacks = [{ enable: false }, { link: null }, { text: null }];
    for (const lack of lacks)
      expect(actionsOf({ audience: 'guest', callsToAction: [{ ...call, type: 'Link', ...lack }] })).toEqual([]);
  });

  test('FC-113 a link that leads nowhere safe makes no action, no picture and no film', () => {
    const unsafe = [
      'javascript:alert(1)',
      'data:text/html,<script>1</script>',
      '//evil.example.com',
      'intent://evil.example.com#Intent;end',
      'http://evil.example.com',
      'https://user:secret@evil.example.com',
      '/\\evil.example.com',
      '/account/signout',
    ];
    for (const link of unsafe) {
      const item = { callsToAction: [{ ...call, link }], image: link, imageLink: link };
      expect(cardOf(item), link).toMatchObject({ actions: [], image: null, imageTarget: null });
      expect(cardOf({ ...item, isImageLinkVideo: true }), link).toMatchObject({ video: null, imageTarget: null });
    }
    expect(cardOf({ callsToAction: [{ ...call, link: 'https://help.example.com/cups' }] })?.actions).toMatchObject([
      { target: { kind: 'outside', address: 'https://help.example.com/cups' } },
    ]);
    expect(cardOf({ callsToAction: [{ ...call, link: '/account/create' }] })?.actions).toMatchObject([
      { target: { kind: 'page', path: '/account/create' } },
    ]);
  });

  test('at most two calls to action, and a film of this site instead of a link', () => {
    expect(actionsOf({ callsToAction: [call, { ...call, text: 'Two' }, { ...call, text: 'Three' }] })).toEqual([
      'Order',
      'Two',
    ]);
    const film = { imageLink: '/films/roastery.webm', isImageLinkVideo: true };
    expect(cardOf(film)).toMatchObject({ video: '/films/roastery.webm', imageTarget: null });
    expect(cardOf({ ...film, isImageLinkVideo: false })).toMatchObject({ video: null, imageTarget: { kind: 'page' } });
  });
});

describe('the order', () => {
  test('FED-064 FED-065 AMB-39 by rank, the highest first; then what ends first, what never ends last; then by id', () => {
    const items = [
      aStreamItem({ id: 'never', rank: 5 }),
      // The last day of a coupon itself says nothing beside an end.
      aCoupon({
        id: 'soon',
        rank: 5,
        endsAt: NOW + HOUR_MS,
        coupon: { ...coupon('FREE'), expiresAt: NOW + 9 * HOUR_MS },
      }),
      aStreamItem({ id: 'b', rank: 1 }),
      aStreamItem({ id: 'later', rank: 5, endsAt: NOW + 2 * HOUR_MS }),
      aStreamItem({ id: 'top', rank: 9 }),
      aStreamItem({ id: 'a', rank: 1 }),
    ];
    expect(shownIds(items)).toEqual(['top', 'soon', 'later', 'never', 'a', 'b']);
  });

  const anItem = fc
    .record({
      id: fc.string({ minLength: 1, maxLength: 3 }),
      type: fc.constantFrom(...TYPES, 'survey'),
      rank: fc.integer({ min: -2, max: 2 }),
      endsAt: fc.option(fc.integer({ min: NOW - 3, max: NOW + 3 })),
      title: fc.option(fc.string({ maxLength: 3 })),
      code: fc.constantFrom('A', 'B', 'BFB'),
    })
    .map(({ code, ...item }) => aStreamItem({ ...item, coupon: item.type === 'coupon' ? coupon(code) : null }));
  const feed = fc.uniqueArray(anItem, { selector: ({ id }) => id, maxLength: 12 });

  test('FED-056 FED-064 FED-065 is the same however the items lie, shows no code twice, and comes to the same again', () => {
    fc.assert(
      fc.property(
        feed.chain((items) => fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length }))),
        ([items, shuffled]) => {
          const ids = shownIds(items);
          expect(shownIds(shuffled)).toEqual(ids);
          const shown = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
          expect(shownIds(shown)).toEqual(ids);
          const codes = shown.flatMap(({ coupon: used }) => used?.code ?? []);
          expect(new Set(codes).size).toBe(codes.length);
          expect(shown.map(({ rank }) => rank)).toEqual(shown.map(({ rank }) => rank).toSorted((a, b) => b - a));
        },
      ),
    );
  });
});

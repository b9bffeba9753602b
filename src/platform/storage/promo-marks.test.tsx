import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ownerKeyOf } from '#domain/owner-key.ts';
import { PROMO_REDEMPTIONS_KEY } from '#domain/rewards/promo-link.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { keepPromoMark, promoMarkOf, settledPromoMark } from './promo-marks.ts';

const openedBy = (memberId: string, matchId: string) => ({ matchId, memberId });
const [a, b, c] = [openedBy('gwen', 'a'), openedBy('gwen', 'b'), openedBy('gwen', 'c')];

let now = 1000;
const clock = { now: () => now };

beforeEach(() => {
  window.localStorage.clear();
  now = 1000;
});

test('D-198 a mark counts for its time, of one link and no other', () => {
  keepPromoMark(a, { outcome: 'redeemed' }, clock);
  keepPromoMark(b, { outcome: 'refused', problem: 'expired' }, clock);
  keepPromoMark(c, { outcome: 'sent' }, clock);
  now += 600_000 - 1;
  expect(promoMarkOf(b, clock)).toMatchObject({ outcome: 'refused', problem: 'expired' });
  expect(promoMarkOf(c, clock)).toMatchObject({ outcome: 'sent' });
  now += 1;
  expect([promoMarkOf(b, clock), promoMarkOf(c, clock)]).toEqual([null, null]);
  expect(promoMarkOf(a, clock)).toMatchObject({ outcome: 'redeemed' });
  now = 1000 + 86_400_000;
  expect(promoMarkOf(a, clock)).toBeNull();
});

test('D-198 a mark is that of one member, who stands there by no name; forgetting it leaves those of others', () => {
  const goldies = openedBy('goldie', 'a');
  keepPromoMark(a, { outcome: 'redeemed' }, clock);
  expect(promoMarkOf(goldies, clock)).toBeNull();
  keepPromoMark(goldies, { outcome: 'refused', problem: 'expired' }, clock);
  expect(promoMarkOf(a, clock)).toMatchObject({ outcome: 'redeemed' });
  expect(window.localStorage.getItem(PROMO_REDEMPTIONS_KEY)).not.toMatch(/gwen|goldie/);
  keepPromoMark(a, null, clock);
  expect([promoMarkOf(a, clock), promoMarkOf(goldies, clock)]).toMatchObject([null, { outcome: 'refused' }]);
});

test('D-198 what another tab came to counts, also where it arrives after its lock is free', async () => {
  keepPromoMark(a, { outcome: 'sent' }, clock);
  setTimeout(() => keepPromoMark(a, { outcome: 'redeemed' }, clock), 50);
  expect(await settledPromoMark(a, clock)).toMatchObject({ outcome: 'redeemed' });
  keepPromoMark(b, { outcome: 'sent' }, clock);
  expect(await settledPromoMark(b, clock)).toMatchObject({ outcome: 'sent' });
});

test('another mark takes the place of one, and null forgets it', () => {
  keepPromoMark(a, { outcome: 'sent' }, clock);
  keepPromoMark(a, { outcome: 'redeemed' }, clock);
  expect(JSON.parse(window.localStorage.getItem(PROMO_REDEMPTIONS_KEY) ?? '')).toHaveLength(1);
  keepPromoMark(a, null, clock);
  expect(window.localStorage.getItem(PROMO_REDEMPTIONS_KEY)).toBeNull();
});

test('FC-184 D-198 a link that was redeemed while the clock was a day ahead is not redeemed again', () => {
  now = 1000 + 86_400_000;
  keepPromoMark(a, { outcome: 'redeemed' }, clock);
  now = 1000;
  expect(promoMarkOf(a, clock)).toMatchObject({ outcome: 'redeemed' });
  keepPromoMark(b, { outcome: 'sent' }, clock);
  expect(promoMarkOf(a, clock)).toMatchObject({ outcome: 'redeemed' });
});

test('D-198 a mark from farther ahead than a clock is wrong does not hold a link back for all that time', () => {
  now = 1001 + 86_400_000;
  keepPromoMark(a, { outcome: 'sent' }, clock);
  now = 1000;
  expect(promoMarkOf(a, clock)).toBeNull();
});

test('what is none of ours does not count', () => {
  for (const stored of [
    '{',
    '{}',
    '[{"matchId":"a"}]',
    '[{"matchId":"a","at":1000,"outcome":"redeemed"}]',
    JSON.stringify([{ ...a, owner: ownerKeyOf(a.memberId), at: 1000, outcome: 'refused', problem: '?' }]),
  ]) {
    now = 1000;
    window.localStorage.setItem(PROMO_REDEMPTIONS_KEY, stored);
    expect(promoMarkOf(a, clock), stored).toBeNull();
  }
});

test('a browser that keeps nothing changes nothing else', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => keepPromoMark(a, { outcome: 'sent' }, clock)).not.toThrow();
  vi.restoreAllMocks();
});

test('work of one name is done one after the other, also after one that fails; of another name at once', async () => {
  const done: string[] = [];
  const gates: (() => void)[] = [];
  const work = (name: string) => async () => {
    done.push(`${name} begins`);
    await new Promise<void>((open) => gates.push(open));
    done.push(`${name} ends`);
    if (name === 'one') throw new Error('failed');
    return name;
  };
  const one = oneAtATime('a', work('one'));
  const two = oneAtATime('a', work('two'));
  const other = oneAtATime('b', work('other'));
  await vi.waitFor(() => expect(done).toEqual(['one begins', 'other begins']));
  gates.shift()?.();
  await expect(one).rejects.toThrow('failed');
  await vi.waitFor(() => expect(done).toContain('two begins'));
  for (const open of gates) open();
  expect(await Promise.all([two, other])).toEqual(['two', 'other']);
});

test('a browser that has locks is asked for one, which all tabs share', async () => {
  const request = vi.fn((_name: string, work: () => Promise<string>) => work());
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  expect(await oneAtATime('a', () => Promise.resolve('done'))).toBe('done');
  expect(request).toHaveBeenCalledWith('a', expect.any(Function));
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StreamSubject } from '#domain/home/stream-item.ts';
import { onEntriesDropped } from '../dropped-entries.ts';
import { fetchStream } from './stream.ts';

const MEMBER: StreamSubject = { audience: 'member', locale: 'fr-CA', types: 'coupon,information' };
const GUEST: StreamSubject = { ...MEMBER, audience: 'guest' };

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const answer = (body: unknown, status = 200) => fetched.mockResolvedValueOnce(Response.json(body, { status }));
const ask = (subject = MEMBER, since: number | null = null) =>
  fetchStream(subject, since, new AbortController().signal);
const address = () => new URL(fetched.mock.lastCall?.[0] ?? '', 'https://northstar.test');

const item = (rest: object = {}) => ({ streamItemId: 'one', streamItemType: 'information', ...rest });
const ids = async (...items: unknown[]) => {
  answer({ streamItems: items });
  return (await ask()).items.map(({ id }) => id);
};
const endOf = async (rest: object) => {
  answer({ streamItems: [item(rest)] });
  return (await ask()).items.map(({ endsAt }) => endsAt);
};

test('FED-040 FED-041 FED-042 members and guests have a call each, with the same query', async () => {
  answer({ streamItems: [] });
  await ask();
  expect(address().pathname).toBe('/apiproxy/v1/stream-items');
  expect(Object.fromEntries(address().searchParams)).toEqual({
    locale: 'fr-CA',
    streamItemTypes: 'coupon,information',
    streamItemStatus: 'active',
  });
  answer([]);
  await ask(GUEST, Date.parse('2026-11-23T12:00:00.5Z'));
  expect(address().pathname).toBe('/apiproxy/v1/unauth/stream-items');
  expect(Object.fromEntries(address().searchParams)).toEqual({
    locale: 'fr-CA',
    streamItemTypes: 'coupon,information',
    streamItemStatus: 'active',
    modifiedSince: '2026-11-23T12:00:00.500Z',
  });
});

test('FED-044 FED-045 FC-043 a 304 is a success without items, a 206 one with some', async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 304 }));
  expect(await ask()).toEqual({ outcome: 'unmodified', items: [], answeredAt: null });
  answer({ streamItems: [item()] }, 206);
  expect(await ask()).toMatchObject({ outcome: 'partial', items: [{ id: 'one' }] });
  answer([{ id: 'two', typeName: 'information', content: {} }], 206);
  expect(await ask(GUEST)).toMatchObject({ outcome: 'partial', items: [{ id: 'two' }] });
});

test('FED-042 the time of an answer is that of the server, none where it cannot be read', async () => {
  const dated = (date: string) =>
    fetched.mockResolvedValueOnce(Response.json({ streamItems: [] }, { headers: { date } }));
  dated('Wed, 10 Jun 2026 18:00:00 GMT');
  expect((await ask()).answeredAt).toBe(Date.UTC(2026, 5, 10, 18));
  dated('soon');
  expect((await ask()).answeredAt).toBeNull();
});

test('FED-045 FC-034 FC-035 a 206 without a body that can be read is no 304 but a failure', async () => {
  for (const [body, type] of [
    ['', 'application/json'],
    ['{"streamItems":[{"streamIt', 'application/json'],
    ['<html>', 'text/html'],
  ] as const) {
    fetched.mockResolvedValueOnce(new Response(body, { status: 206, headers: { 'content-type': type } }));
    await expect(ask(), body).rejects.toMatchObject({ code: 'bad-answer' });
  }
});

test('FC-043 a list where an object is due, an object where a list is due, and a 206 of another shape cannot be read', async () => {
  answer([item()]);
  await expect(ask()).rejects.toMatchObject({ code: 'bad-answer' });
  answer({ streamItems: [] });
  await expect(ask(GUEST)).rejects.toMatchObject({ code: 'bad-answer' });
  answer([], 206);
  await expect(ask()).rejects.toMatchObject({ code: 'bad-answer' });
});

test('broken items are dropped one by one, and counted', async () => {
  const dropped = vi.fn();
  const stop = onEntriesDropped(dropped);
  const broken = [
    null,
    'item',
    [],
    {},
    item({ streamItemId: '' }),
    item({ endDate: 'next Friday' }),
    item({ endDate: 'כ״ג בכסלו תשפ״ז' }),
    item({ endDate: '2026-02-31x' }),
    item({ endDate: 1_700_000_000 }),
    item({ rank: 'first' }),
    item({ content: { item: { title: 7 } } }),
    item({ information: { segmentation: { tiers: 'all' } } }),
  ];
  expect(await ids(...broken, item({ streamItemId: 'kept' }), item({ streamItemId: 12 }))).toEqual(['kept', '12']);
  expect(dropped).toHaveBeenCalledExactlyOnceWith('stream-items', broken.length);
  stop();
});

test('FED-048 an item ends by its endDate, else with its coupon; a guest’s by its metadata', async () => {
  const coupon = (expirationDate: string | null) => ({
    rewardsCoupon: { coupon: { couponCode: 'A', status: 'Available', expirationDate } },
  });
  const due = Date.parse('2026-12-01T00:00:00Z');
  expect(await endOf({ endDate: '2026-12-01T00:00:00Z', ...coupon('2027-01-01T00:00:00Z') })).toEqual([due]);
  expect(await endOf(coupon('2026-12-01T00:00:00Z'))).toEqual([due]);
  expect(await endOf(coupon(null))).toEqual([null]);
  answer([{ id: 'g', typeName: 'information', content: {}, metadata: { endDate: '2026-12-01T00:00:00Z' } }]);
  expect((await ask(GUEST)).items[0]?.endsAt).toBe(due);
});

test('a time without a zone is UTC, a day lasts until it ends where the visitor is', async () => {
  const [utc, offset, day] = [
    await endOf({ endDate: '2026-12-01T10:00:00' }),
    await endOf({ endDate: '2026-12-01T10:00:00-05:00' }),
    await endOf({ endDate: '2026-12-01' }),
  ];
  expect(utc).toEqual([Date.parse('2026-12-01T10:00:00Z')]);
  expect(offset).toEqual([Date.parse('2026-12-01T15:00:00Z')]);
  expect(day).toEqual([new Date(2026, 11, 2).getTime()]);
});

test('FED-036 FED-037 FED-038 reads what a member’s item has', async () => {
  answer({
    streamItems: [
      {
        streamItemId: 'all',
        streamItemType: 'coupon',
        startDate: '2026-01-01T00:00:00Z',
        endDate: '2026-12-01T00:00:00Z',
        rank: 7,
        legalfooter: 'Outer',
        onboardingStatus: {
          tasks: [{ name: 'MOP', completedOn: '2026-11-01T00:00:00Z', displayOrder: 2 }],
          initialRegisteredCardBalance: 4.99,
        },
        rewardsCoupon: {
          coupon: { couponCode: 'BFB', status: 'Available', expirationDate: '2026-11-30T08:00:00Z' },
        },
        rewardPointsExpiration: {
          rewardPointsTotal: 20,
          nextRewardPointsExpirationEvent: { rewardPoints: 3, expirationDate: '2026-11-30T00:00:00Z' },
        },
        information: { segmentation: { tiers: [{ tierId: 2 }, { tierId: '3' }] } },
        content: {
          item: {
            title: 'Title',
            body: 'Body',
            image: '/a.svg',
            imagelink: '/film.webm',
            imagelinkisvideo: true,
            calltoactionenable: true,
            calltoactionlink: '/menu',
            calltoactiontext: 'Order',
            calltoactiontype: 'Link',
            calltoactionlinkalttext: 'Order a latte',
            legalfooter: 'Inner',
          },
        },
      },
    ],
  });
  expect((await ask()).items).toEqual([
    {
      audience: 'member',
      id: 'all',
      type: 'coupon',
      endsAt: Date.parse('2026-12-01T00:00:00Z'),
      rank: 7,
      title: 'Title',
      body: 'Body',
      legalFooter: 'Inner',
      image: '/a.svg',
      imageLink: '/film.webm',
      isImageLinkVideo: true,
      callsToAction: [{ enable: true, link: '/menu', text: 'Order', alternative: 'Order a latte', type: 'Link' }],
      tiers: ['2', '3'],
      coupon: { code: 'BFB', status: 'Available', expiresAt: Date.parse('2026-11-30T08:00:00Z') },
      expiring: { total: 20, points: 3, expiresAt: Date.parse('2026-11-30T00:00:00Z') },
      onboarding: {
        tasks: [{ name: 'MOP', completedAt: Date.parse('2026-11-01T00:00:00Z'), displayOrder: 2 }],
        initialBalance: 499,
      },
      carousel: [],
    },
  ]);
});

test('FED-036 FED-048 a coupon names its last day; its item goes at its expirationDate, and with that day where it has none', async () => {
  const coupon = (dates: object) => ({
    rewardsCoupon: { coupon: { couponCode: 'A', status: 'Available', ...dates } },
  });
  const lastDay = { expirationDateOnly: '2026-12-01' };
  answer({
    streamItems: [item(coupon({ expirationDate: '2026-11-30T08:00:00Z', ...lastDay })), item(coupon(lastDay))],
  });
  const [both, dayAlone] = (await ask()).items;
  const end = new Date(2026, 11, 2).getTime();
  expect([both?.coupon?.expiresAt, both?.endsAt]).toEqual([end, Date.parse('2026-11-30T08:00:00Z')]);
  expect([dayAlone?.coupon?.expiresAt, dayAlone?.endsAt]).toEqual([end, end]);
});

test('FED-036 FED-037 the footer of an item is that of its content, else its own', async () => {
  const content = { item: { title: 'Title', legalfooter: 'Inner' } };
  answer({
    streamItems: [
      item({ legalfooter: 'Outer' }),
      item({ legalfooter: 'Outer', content: { item: { title: 'Title' } } }),
      item({ legalfooter: 'Outer', content }),
    ],
  });
  expect((await ask()).items.map(({ legalFooter }) => legalFooter)).toEqual(['Outer', 'Outer', 'Inner']);
});

test('FED-036 FC-046 a task of a kind that is not known is left out alone', async () => {
  const task = (name: string) => ({ name, completedOn: null, displayOrder: 1 });
  answer({ streamItems: [item({ onboardingStatus: { tasks: [task('Refer'), task('Purchase')] } })] });
  expect((await ask()).items[0]?.onboarding?.tasks.map(({ name }) => name)).toEqual(['Purchase']);
});

test('FED-039 FED-065 reads what a guest’s item has; its rank is that of the metadata', async () => {
  const call = (text: string) => ({ enable: true, type: 'Link', link: '/menu', text });
  answer([
    {
      id: 'all',
      typeName: 'carousel',
      content: {
        title: 'Title',
        body: 'Body',
        image: { url: '/a.svg' },
        callToAction1: call('One'),
        callToAction2: call('Two'),
        carouselItem: [{ text: 'Slide', image: { url: '/b.svg' } }, { image: { url: '/c.svg' } }, 'no slide'],
      },
      metadata: { endDate: null, overrideRank: 4 },
    },
  ]);
  expect((await ask(GUEST)).items).toMatchObject([
    {
      audience: 'guest',
      id: 'all',
      type: 'carousel',
      endsAt: null,
      rank: 4,
      title: 'Title',
      body: 'Body',
      image: '/a.svg',
      callsToAction: [
        { enable: true, type: 'Link', link: '/menu', text: 'One' },
        { enable: true, type: 'Link', link: '/menu', text: 'Two' },
      ],
      carousel: [
        { text: 'Slide', image: '/b.svg' },
        { text: '', image: '/c.svg' },
      ],
    },
  ]);
});

test('FED-062 FED-063 a call to action without its flag is not enabled', async () => {
  const content = { item: { title: 'Title', calltoactionlink: '/menu', calltoactiontext: 'Order' } };
  answer({ streamItems: [item({ content })] });
  expect((await ask()).items[0]?.callsToAction).toMatchObject([{ enable: false, link: '/menu', text: 'Order' }]);
  const callToAction1 = { type: 'Link', link: '/menu', text: 'Order' };
  answer([{ id: 'g', typeName: 'information', content: { callToAction1 } }]);
  expect((await ask(GUEST)).items[0]?.callsToAction).toMatchObject([{ enable: false, ...callToAction1 }]);
});

import { DAY_MS } from '#domain/durations.ts';
import type { Locale } from '#domain/locale.ts';
import type { Account } from '../account/account.ts';
import { type Words, wordsIn } from '../menu/words.ts';
import { OFFERS } from '../ordering/offers.ts';
import { expiringStarsOf } from '../rewards/expiring-stars.ts';
import { balanceOf, couponStatus, endOfCoupon, lastDayOf } from '../rewards/loyalty-record.ts';
import { streamPictureAddress } from './pictures/picture-address.ts';
import * as words from './stream-words.ts';

type Said = { title?: Words; body?: Words; legal?: Words };
type Call = { text: Words; link: string; alternative?: Words };

/** The content of an item in a language, with its picture and the call to action. */
function contentIn(locale: Locale, { title, body, legal }: Said, picture: string | null, call?: Call) {
  const said = (one: Words | undefined) => one && wordsIn(locale, one);
  return {
    item: {
      title: said(title) ?? null,
      body: said(body) ?? null,
      image: picture === null ? null : streamPictureAddress(picture),
      imagelink: null as string | null,
      imagelinkisvideo: false,
      calltoactionenable: call !== undefined,
      calltoactionlink: call?.link ?? null,
      calltoactiondeeplink: null,
      calltoactiontext: said(call?.text) ?? null,
      calltoactiontype: call ? 'Link' : null,
      calltoactionlinkalttext: said(call?.alternative) ?? null,
      calltoaction2text: null,
      legalfooter: said(legal) ?? null,
    },
  };
}

const iso = (at: number) => new Date(at).toISOString();
/** The end of the day that comes so many days after today: the same all day long. */
const dayAfter = (now: number, days: number) => (Math.floor(now / DAY_MS) + days + 1) * DAY_MS - 1000;

/** The feed of a member: what is for everybody, what follows from the account, and what is not to be shown. */
export function memberItems(account: Account, locale: Locale, now: number) {
  return [
    ...onboardingItems(account, now),
    ...couponItems(account, locale, now),
    ...birthdayItems(account, locale, now),
    ...expiringItems(account, locale, now),
    ...seasonItems(locale, now),
    ...hiddenItems(locale, now),
  ];
}

const base = (streamItemId: string, streamItemType: string, rank: number, endsAt: number | null) => ({
  streamItemId,
  streamItemType,
  startDate: '2026-01-01T00:00:00Z',
  endDate: endsAt === null ? null : iso(endsAt),
  rank,
  legalfooter: null,
});

/** The items for members who have not ordered yet; what they have done, they did yesterday. */
function onboardingItems({ history, paymentMethods, cards }: Account, now: number) {
  if (history.some(({ kind }) => kind === 'order')) return [];
  const task = (name: 'MOP' | 'Purchase' | 'SvcReload', isDone: boolean, displayOrder: number) => ({
    name,
    completedOn: isDone ? iso(now - DAY_MS) : null,
    displayOrder,
  });
  return [
    {
      ...base('onboarding', 'onboarding', 100, null),
      onboardingStatus: {
        tasks: [
          task('MOP', paymentMethods.length > 0, 1),
          task('Purchase', false, 2),
          task(
            'SvcReload',
            cards.some(({ balance }) => balance > 0),
            3,
          ),
        ],
        initialRegisteredCardBalance: cards[0] ? cards[0].balance / 100 : null,
      },
      content: null,
    },
  ];
}

function couponOf(code: string, status: string, expiresAt: number | null) {
  return {
    coupon: {
      couponCode: code,
      status,
      startDate: '2026-01-01T00:00:00Z',
      expirationDate: expiresAt === null ? null : iso(expiresAt),
      startDateOnly: '2026-01-01',
      expirationDateOnly: expiresAt === null ? null : lastDayOf(expiresAt),
    },
  };
}

/** Each coupon of the account; the first comes twice, as campaigns overlap (FED-056). */
function couponItems({ loyalty }: Account, locale: Locale, now: number) {
  const items = loyalty.coupons.map((coupon, at) => ({
    ...base(`coupon-${coupon.couponCode}`, 'coupon', 90 - at, null),
    rewardsCoupon: couponOf(coupon.couponCode, couponStatus(coupon, now), coupon.expiresAt),
    content: contentIn(
      locale,
      {
        title: OFFERS[coupon.couponCode]?.description ?? words.COUPON.title,
        body: words.COUPON.body,
        legal: words.COUPON.legal,
      },
      'coupon',
      { text: words.ORDER_NOW, link: '/menu' },
    ),
  }));
  return [...items, ...items.slice(0, 1).map((item) => ({ ...item, streamItemId: 'coupon-again', rank: 5 }))];
}

/** A drink for a birthday that is on file, the request for one that is not. */
function birthdayItems({ birthday }: Account, locale: Locale, now: number) {
  const asked = {
    ...base('add-birthday', 'addBirthday', 40, null),
    content: contentIn(locale, words.ADD_BIRTHDAY, 'birthday'),
  };
  if (birthday === null) return [asked];
  const endsAt = endOfCoupon(now + 30 * DAY_MS);
  const drink = {
    ...base('birthday-drink', 'coupon', 95, endsAt),
    rewardsCoupon: couponOf('BFB', 'Available', endsAt),
    content: contentIn(locale, words.BIRTHDAY_DRINK, 'birthday'),
  };
  return [drink, asked];
}

function expiringItems({ loyalty }: Account, locale: Locale, now: number) {
  const next = expiringStarsOf(loyalty, now).at(-1);
  return [
    {
      ...base('expiring-stars', 'rewardPointsExpiration', 60, null),
      rewardPointsExpiration: {
        rewardPointsTotal: balanceOf(loyalty.ledger),
        nextRewardPointsExpirationEvent: {
          rewardPoints: next?.amount ?? 0,
          expirationDate: next?.expirationDate ?? null,
        },
      },
      content: contentIn(locale, words.EXPIRING, 'stars', {
        text: words.SEE_REWARDS,
        link: '/account/rewards#rewards',
      }),
    },
  ];
}

/** The items for everybody. */
function seasonItems(locale: Locale, now: number) {
  const roastery = contentIn(locale, words.ROASTERY, 'roastery', { text: words.SEE_BEANS, link: '/menu' });
  return [
    {
      ...base('season', 'information', 50, dayAfter(now, 21)),
      information: { segmentation: { tiers: [{ tierId: 1 }, { tierId: 2 }, { tierId: 3 }] } },
      content: contentIn(locale, words.SEASON, 'season', {
        text: words.ORDER_NOW,
        link: '/menu',
        alternative: words.ORDER_SEASON,
      }),
    },
    {
      ...base('roastery', 'information', 30, dayAfter(now, 60)),
      content: { item: { ...roastery.item, imagelink: '/menu', imagelinkisvideo: false } },
    },
    {
      ...base('gifts', 'information', 20, dayAfter(now, 60)),
      content: contentIn(locale, words.GIFTS, 'gift', { text: words.SEND_GIFT, link: '/gift' }),
    },
    {
      ...base('cups', 'information', 10, null),
      content: contentIn(locale, words.CUPS, 'cup', {
        text: words.READ_MORE,
        link: 'https://help.example.com/cups',
      }),
    },
  ];
}

/** None of these is shown: over, without words, for another tier, of an unknown type, used up. */
function hiddenItems(locale: Locale, now: number) {
  const said = (title: string) => contentIn(locale, { title: [title, title, title] }, null);
  return [
    { ...base('over', 'information', 99, now - (now % DAY_MS) - DAY_MS), content: said('This is over') },
    { ...base('wordless', 'information', 98, null), content: contentIn(locale, {}, 'season') },
    {
      ...base('other-tier', 'information', 97, null),
      information: { segmentation: { tiers: [{ tierId: 3 }] } },
      content: said('For another tier'),
    },
    { ...base('survey', 'survey', 96, null), content: said('A type that is not enabled') },
    {
      ...base('used', 'coupon', 94, null),
      rewardsCoupon: couponOf('USED1', 'Redeemed', null),
      content: said('A coupon that was used'),
    },
  ];
}

import * as v from 'valibot';
import type { StreamItem } from '#domain/home/stream-item.ts';
import { listOf } from '../tolerant.ts';

const text = v.nullish(v.string(), null);
const flag = v.nullish(v.boolean(), null);
const rank = v.nullish(v.pipe(v.number(), v.finite()), null);

const CALENDAR_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Milliseconds since 1970 of an ISO 8601 time of the Gregorian calendar: one without a zone is UTC, a day lasts until it ends where the
 * visitor is (decision D-216). Null for everything else.
 */
function instantOf(written: string): number | null {
  const [, year = '', month = '', day = ''] = CALENDAR_DAY.exec(written) ?? [];
  if (day !== '') {
    const isDay = !Number.isNaN(Date.parse(`${written}T00:00:00Z`));
    return isDay ? new Date(Number(year), Number(month) - 1, Number(day) + 1).getTime() : null;
  }
  const [, , , zone] = TIME.exec(written) ?? [];
  const at = TIME.test(written) ? Date.parse(zone === undefined ? `${written}Z` : written) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

/** An end that cannot be read leaves an item out: whether it still holds cannot be said. */
const instant = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.check((written) => instantOf(written) !== null),
      v.transform(instantOf),
    ),
  ),
  null,
);

const optional = <Entries extends v.ObjectEntries>(entries: Entries) => v.nullish(v.object(entries), null);

const id = v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.transform(String))]);

const task = v.object({
  name: v.picklist(['MOP', 'Purchase', 'SvcReload']),
  completedOn: instant,
  displayOrder: v.nullish(v.number(), null),
});

/** A member's item (FED-036, FED-037). */
export const memberItem = v.pipe(
  v.object({
    streamItemId: id,
    streamItemType: v.pipe(v.string(), v.nonEmpty()),
    endDate: instant,
    rank,
    legalfooter: text,
    onboardingStatus: optional({
      // A task of a kind that is not known here is left out alone (FC-046).
      tasks: listOf('onboarding-tasks', task),
      initialRegisteredCardBalance: v.nullish(v.number(), null),
    }),
    rewardsCoupon: optional({
      coupon: v.object({
        couponCode: v.pipe(v.string(), v.nonEmpty()),
        status: v.string(),
        expirationDate: instant,
        expirationDateOnly: instant,
      }),
    }),
    rewardPointsExpiration: optional({
      rewardPointsTotal: v.number(),
      nextRewardPointsExpirationEvent: optional({ rewardPoints: v.number(), expirationDate: instant }),
    }),
    information: optional({
      segmentation: optional({ tiers: v.nullish(v.array(v.object({ tierId: id })), null) }),
    }),
    content: optional({
      item: v.object({
        title: text,
        body: text,
        image: text,
        imagelink: text,
        imagelinkisvideo: flag,
        calltoactionenable: flag,
        calltoactionlink: text,
        calltoactiontext: text,
        calltoactiontype: text,
        calltoactionlinkalttext: text,
        legalfooter: text,
      }),
    }),
  }),
  v.transform((wire): StreamItem => {
    const { onboardingStatus, rewardsCoupon, rewardPointsExpiration, information } = wire;
    const item = wire.content?.item;
    const coupon = rewardsCoupon?.coupon ?? null;
    const event = rewardPointsExpiration?.nextRewardPointsExpirationEvent;
    const balance = onboardingStatus?.initialRegisteredCardBalance ?? null;
    return {
      audience: 'member',
      id: wire.streamItemId,
      type: wire.streamItemType,
      endsAt: wire.endDate ?? coupon?.expirationDate ?? coupon?.expirationDateOnly ?? null,
      rank: wire.rank ?? 0,
      title: item?.title ?? null,
      body: item?.body ?? null,
      legalFooter: item?.legalfooter ?? wire.legalfooter,
      image: item?.image ?? null,
      imageLink: item?.imagelink ?? null,
      isImageLinkVideo: item?.imagelinkisvideo ?? false,
      callsToAction: [
        {
          enable: item?.calltoactionenable ?? false,
          link: item?.calltoactionlink ?? null,
          text: item?.calltoactiontext ?? null,
          alternative: item?.calltoactionlinkalttext ?? null,
          type: item?.calltoactiontype ?? null,
        },
      ],
      tiers: information?.segmentation?.tiers?.map(({ tierId }) => tierId) ?? [],
      coupon: coupon && {
        code: coupon.couponCode,
        status: coupon.status,
        expiresAt: coupon.expirationDateOnly ?? coupon.expirationDate,
      },
      expiring: rewardPointsExpiration && {
        total: rewardPointsExpiration.rewardPointsTotal,
        points: event?.rewardPoints ?? 0,
        expiresAt: event?.expirationDate ?? null,
      },
      onboarding: onboardingStatus && {
        tasks: onboardingStatus.tasks.map(({ name, completedOn, displayOrder }, at) => ({
          name,
          completedAt: completedOn,
          displayOrder: displayOrder ?? at,
        })),
        initialBalance: balance === null ? null : Math.round(balance * 100),
      },
      carousel: [],
    };
  }),
);

const picture = optional({ url: text });
const guestCall = optional({ enable: flag, type: text, link: text, text });

/** A guest's item (FED-039). */
export const guestItem = v.pipe(
  v.object({
    id,
    typeName: v.pipe(v.string(), v.nonEmpty()),
    content: v.object({
      title: text,
      body: text,
      image: picture,
      callToAction1: guestCall,
      callToAction2: guestCall,
      carouselItem: v.nullish(listOf('slides', v.object({ text: v.nullish(v.string(), ''), image: picture })), null),
    }),
    metadata: optional({ endDate: instant, overrideRank: rank }),
  }),
  v.transform(({ id: itemId, typeName, content, metadata }): StreamItem => {
    const { title, body, image, callToAction1, callToAction2, carouselItem } = content;
    return {
      audience: 'guest',
      id: itemId,
      type: typeName,
      endsAt: metadata?.endDate ?? null,
      rank: metadata?.overrideRank ?? 0,
      title,
      body,
      legalFooter: null,
      image: image?.url ?? null,
      imageLink: null,
      isImageLinkVideo: false,
      callsToAction: [callToAction1, callToAction2].flatMap((call) =>
        call === null ? [] : [{ ...call, enable: call.enable ?? false, alternative: null }],
      ),
      tiers: [],
      coupon: null,
      expiring: null,
      onboarding: null,
      carousel:
        carouselItem?.map(({ text: words, image: drawn }) => ({ text: words, image: drawn?.url ?? null })) ?? [],
    };
  }),
);

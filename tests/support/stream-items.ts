import type { StreamItem } from '#domain/home/stream-item.ts';

/** An item of a feed that is shown to everybody for ever. */
export const aStreamItem = (rest: Partial<StreamItem> = {}): StreamItem => ({
  audience: 'member',
  id: 'item',
  type: 'information',
  endsAt: null,
  rank: 1,
  title: 'Title',
  body: 'Body',
  legalFooter: null,
  image: null,
  imageLink: null,
  isImageLinkVideo: false,
  callsToAction: [],
  tiers: [],
  coupon: null,
  expiring: null,
  onboarding: null,
  carousel: [],
  ...rest,
});

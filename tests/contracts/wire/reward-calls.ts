import { redeemPromoCode } from '#api/rewards/redeem-promo-code.ts';
import type { Sample } from './sample.ts';

/** Calls of rewards, promotions and partners. */
export const rewardSamples: Readonly<Record<string, Sample>> = {
  'redeem-promo-code': {
    as: 'member-green',
    call: () => redeemPromoCode({ variables: { promoCode: 'STARS50' } }),
  },
};

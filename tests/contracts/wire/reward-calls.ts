import { expect } from 'vitest';
import { authenticateHotelAccount, unlinkHotelAccount } from '#api/rewards/hotel-partnership.ts';
import { redeemPromoCode } from '#api/rewards/redeem-promo-code.ts';
import type { Sample } from './sample.ts';

/** Calls of rewards, promotions and partners. */
export const rewardSamples: Readonly<Record<string, Sample>> = {
  'redeem-promo-code': {
    as: 'member-green',
    call: () => redeemPromoCode({ variables: { promoCode: 'STARS50' } }),
  },
  'hotel-authenticate': { as: 'member-green', call: () => authenticateHotelAccount({}) },
  'hotel-unlink': {
    as: 'member-gold',
    call: async () => {
      await unlinkHotelAccount({ body: {} });
      await expect(unlinkHotelAccount({ body: {} })).rejects.toMatchObject({ code: 'partner-not-linked' });
    },
  },
};

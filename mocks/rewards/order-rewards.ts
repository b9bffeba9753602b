import type { Account } from '../account/account.ts';
import { ownCurrency, retailerSettings } from '../configuration/configuration.ts';
import { OFFERS } from '../ordering/offers.ts';
import type { PlacedRecord } from '../ordering/ordering-records.ts';
import { recordOf } from '../stores/order-store.ts';
import type { World } from '../world.ts';
import { couponStatus } from './loyalty-record.ts';
import { earnStars, expireStars, redeemStars } from './star-ledger.ts';

/** What an order that was taken does to the Stars and coupons of its member: what it was paid with goes, what it earns comes. */
export function rewardOrder(world: World, { loyalty }: Account, placed: PlacedRecord, isPreloaded: boolean): void {
  const { orderId, storeNumber, lines, usedOffer } = placed.priced;
  expireStars(loyalty, placed.placedAt);
  const offer = usedOffer === null ? undefined : OFFERS[usedOffer];
  if (offer?.stars !== undefined) {
    redeemStars(loyalty, { stars: offer.stars, at: placed.placedAt, name: offer.description });
  }
  const coupon = loyalty.coupons.find(
    (one) => one.couponCode === usedOffer && couponStatus(one, placed.placedAt) === 'Available',
  );
  if (coupon) coupon.status = 'Redeemed';
  // Stars are counted by the units of the retailer's own currency: an order in another one earns none.
  if (placed.priced.currency !== ownCurrency(world)) return;
  earnStars(loyalty, {
    orderId,
    at: placed.placedAt,
    storeName: recordOf(world, storeNumber)?.name ?? storeNumber,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    isPreloaded,
    isNextGeneration: retailerSettings(world).enableNextGenLoyalty,
  });
}

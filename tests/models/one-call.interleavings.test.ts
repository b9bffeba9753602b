import { model as addMoney } from './cards/add-money.model.ts';
import { model as autoReload } from './cards/auto-reload.model.ts';
import { model as cardTransfer } from './cards/card-transfer.model.ts';
import { model as giftPurchase } from './gifting/gift-purchase.model.ts';
import type { InterleaveOptions } from './kit/interleave.ts';
import type { Model } from './kit/model.ts';
import { testInterleavings } from './kit/register.ts';
import { model as orderPlacement } from './ordering/order-placement.model.ts';
import { model as orderWithReload } from './ordering/order-with-reload.model.ts';
import { model as promoRedemption } from './rewards/promo-redemption.model.ts';
import { model as orderPricing } from './session/order-pricing.model.ts';
import { model as nearestSearch } from './store-locator/nearest-search.model.ts';
import { model as placeSearch } from './store-locator/place-search.model.ts';

/** No call is sent while an earlier one to the same is waited for. */
const oneAtATime: InterleaveOptions['calls'] = (calls) => {
  const waited = calls.filter((call) => call.open && call.live()).map(({ src }) => src);
  return new Set(waited).size === waited.length;
};

/**
 * L4 of the flows that move money or search, but for those whose test of the view has more to say: their invariants hold in any
 * order of presses, of passing time and of answers, also of those that come too late.
 */
const FLOWS: readonly [promise: string, model: Model][] = [
  ['CRD-026 FC-019 one request to add money is under way', addMoney],
  ['one change of auto reload is under way', autoReload],
  ['one transfer between cards is under way', cardTransfer],
  ['FC-011 one gift purchase is sent or followed', giftPurchase],
  ['ORD-047 one order is looked for or sent', orderPlacement],
  ['one reload before an order is under way', orderWithReload],
  ['one price is asked for', orderPricing],
  ['one redemption is under way', promoRedemption],
  ['one search for places is under way', placeSearch],
  ['one search for the nearest store is under way', nearestSearch],
];

for (const [promise, model] of FLOWS)
  testInterleavings(`${promise}, in any order of presses and answers`, model, { calls: oneAtATime });

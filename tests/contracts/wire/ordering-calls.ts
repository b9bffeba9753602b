import { readGuestOrderStatus } from '#api/ordering/guest-order-status.ts';
import { startGuestSession } from '#api/ordering/guest-session.ts';
import { readPickupTime } from '#api/ordering/pickup-time.ts';
import { readPricingRules, readStorePricing } from '#api/ordering/pricing-rules.ts';
import { readStoreTimeSlots } from '#api/stores/time-slots.ts';
import { latteOrder, placeAsGuest, placeWithCard, priceOfLattes } from '../../support/an-order.ts';
import { aGuestCardToken } from './money-calls.ts';
import type { Sample } from './sample.ts';

const GUEST = { firstName: 'Nora', lastName: 'North', email: 'nora@example.com', marketingOptIn: false };

/** Calls of pricing and placing an order. */
export const orderingSamples: Readonly<Record<string, Sample>> = {
  'guest-session': { call: () => startGuestSession({}) },
  'guest-order-status': {
    as: 'guest',
    call: async () => {
      await readGuestOrderStatus({});
      await placeAsGuest(await priceOfLattes(1, 'guest'), await aGuestCardToken(), GUEST);
      return readGuestOrderStatus({});
    },
  },
  'price-order': { as: 'member-green', call: () => priceOfLattes() },
  'price-order-guest': { as: 'guest', call: () => priceOfLattes(1, 'guest') },
  'pricing-rules': { call: () => readPricingRules({ variables: { locale: 'en-US' } }) },
  'pricing-by-store-number': {
    call: () => readStorePricing({ variables: { locale: 'en-US', storeNumber: latteOrder().storeNumber } }),
  },
  'submit-order': {
    as: 'member-green',
    call: async () => {
      const { storeNumber } = latteOrder();
      const [timeSlot = null] = await readStoreTimeSlots({ variables: { storeNumber, mockState: null } });
      return placeWithCard(await priceOfLattes(), { timeSlot });
    },
  },
  'submit-order-guest': {
    as: 'guest',
    call: async () => placeAsGuest(await priceOfLattes(1, 'guest'), await aGuestCardToken(), GUEST),
  },
  'pickup-time': {
    as: 'member-green',
    call: async () => {
      const priced = await priceOfLattes();
      await placeWithCard(priced);
      const { storeNumber } = latteOrder();
      return readPickupTime({ params: { orderId: priced.orderId, shortStoreNumber: storeNumber } });
    },
  },
};

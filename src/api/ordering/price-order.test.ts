import { expect, test } from 'vitest';
import { latteOrder } from '#tests/support/an-order.ts';
import { priceOrderVariables } from './price-order.ts';

test('OPP-040 OPP-042 each way of pickup and of eating has its own word on the wire', () => {
  const sent = (pickupOption: 'in-store' | 'drive-thru' | 'curbside', consumption: 'to-go' | 'for-here') =>
    priceOrderVariables({ ...latteOrder(), fulfilment: { pickupOption, consumption } }).fulfillment;
  expect(sent('in-store', 'for-here')).toEqual({ consumptionType: 'ConsumeInStore', collectionType: 'InStore' });
  expect(sent('in-store', 'to-go')).toEqual({ consumptionType: 'ConsumeOutOfStore', collectionType: 'InStore' });
  expect(sent('drive-thru', 'to-go')).toEqual({ consumptionType: 'ConsumeOutOfStore', collectionType: 'DriveThru' });
  expect(sent('curbside', 'to-go')).toEqual({ consumptionType: 'ConsumeOutOfStore', collectionType: 'Curbside' });
});

import { expect, test } from 'vitest';
import {
  addSingleUseAddress,
  createAddress,
  memberAddressOf,
  readAddresses,
  singleUseAddressOf,
  updateAddress,
} from '#api/account/addresses.ts';
import type { NewBillingAddress } from '#domain/payment-methods/billing-address.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { startWorld } from '../../server.ts';

setUpServer();

const ADDRESS: NewBillingAddress = {
  firstName: 'Pia',
  lastName: 'North',
  phoneNumber: null,
  addressLine1: '10 King Street',
  addressLine2: null,
  city: 'Toronto',
  postalCode: 'M5V 3L9',
  countrySubdivision: 'ON',
  country: 'CA',
};
const code = (wanted: string) => expect.objectContaining({ code: wanted });
const create = (address: NewBillingAddress) => createAddress({ variables: { address: memberAddressOf(address) } });

test('BIL-007 BIL-017 BIL-018 BIL-019 CRD-049 a member’s addresses are added, changed and listed', async () => {
  const world = startWorld({ persona: 'member-without-payment-methods' });
  const addressId = await create(ADDRESS);
  expect(await readAddresses({ variables: {} })).toEqual([{ addressId, ...ADDRESS }]);
  const moved = { ...ADDRESS, addressLine2: 'Floor 2' };
  expect(await updateAddress({ variables: { addressId, address: memberAddressOf(moved) } })).toBe(addressId);
  expect(await readAddresses({ variables: {} })).toEqual([{ addressId, ...moved }]);
  expect(world.effects.addressesAdded).toBe(1);
  const missing = updateAddress({ variables: { addressId: 'address-0', address: memberAddressOf(moved) } });
  await expect(missing).rejects.toEqual(code('address-missing'));
});

test('BIL-016 an address without a needed part, with a foreign postal code or of an unknown street is refused', async () => {
  startWorld({ persona: 'member-green' });
  for (const wrong of [
    { firstName: '' },
    { lastName: ' ' },
    { addressLine1: '' },
    { city: '' },
    { countrySubdivision: '' },
    { postalCode: '98101' },
    { postalCode: 'SW1A 1AA' },
    { addressLine1: 'Nowhere Street 1' },
  ]) {
    await expect(create({ ...ADDRESS, ...wrong }), JSON.stringify(wrong)).rejects.toEqual(code('address-refused'));
  }
});

test('BIL-008 BIL-020 BIL-031 a guest’s address is kept under a token, and no list holds it', async () => {
  const world = startWorld({ persona: 'guest' });
  const variables = { target: 'wallet' as const, address: singleUseAddressOf(ADDRESS) };
  const addressToken = await addSingleUseAddress({ variables });
  expect(world.accounts.guestAddresses.get(addressToken)).toEqual(ADDRESS);
  await expect(readAddresses({ variables: {} })).rejects.toEqual(code('signed-out'));
  await expect(create(ADDRESS)).rejects.toEqual(code('signed-out'));
});

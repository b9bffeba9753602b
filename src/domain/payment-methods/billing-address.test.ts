import { expect, test } from 'vitest';
import { type BillingAddress, type NewBillingAddress, savedAs } from './billing-address.ts';

const ADDRESS: NewBillingAddress = {
  firstName: 'Pia',
  lastName: 'North',
  phoneNumber: '2065550142',
  addressLine1: '1912 Pike Place',
  addressLine2: 'Floor 2',
  city: 'Seattle',
  postalCode: '98101',
  countrySubdivision: 'WA',
  country: 'US',
};
const OTHER: BillingAddress = { addressId: 'address-1', ...ADDRESS, addressLine1: '4 Elm Street' };
const SAME: BillingAddress = { addressId: 'address-2', ...ADDRESS };

test('BIL-018 D-335 an address is saved already where every part of it is the same', () => {
  expect(savedAs([OTHER, SAME], ADDRESS)).toBe('address-2');
  expect(savedAs([OTHER], ADDRESS)).toBeNull();
  for (const part of Object.keys(ADDRESS)) {
    expect(savedAs([{ ...SAME, [part]: 'CA' }], ADDRESS), part).toBeNull();
    expect(savedAs([{ ...SAME, [part]: '' }], ADDRESS), part).toBeNull();
  }
});

test('BIL-015 BIL-018 D-335 a part that is left empty is the same whether it comes back empty or as null', () => {
  const short = { ...ADDRESS, addressLine2: null, phoneNumber: null };
  expect(savedAs([{ addressId: 'address-2', ...short, addressLine2: '', phoneNumber: '' }], short)).toBe('address-2');
});

test('BIL-018 D-335 D-354 a code that was saved as it was typed is the same code', () => {
  const canadian: NewBillingAddress = { ...ADDRESS, postalCode: 'V6B 1A1', countrySubdivision: 'BC', country: 'CA' };
  for (const postalCode of ['v6b1a1', 'V6B-1A1', 'V6B 1A1']) {
    expect(savedAs([{ addressId: 'address-3', ...canadian, postalCode }], canadian), postalCode).toBe('address-3');
  }
  expect(savedAs([{ addressId: 'address-3', ...canadian, postalCode: 'V6B 1A2' }], canadian)).toBeNull();
});

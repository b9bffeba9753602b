import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readProfile } from './profile.ts';

const address = {
  addressLine1: '12 Pine Street',
  addressLine2: null,
  city: 'Seattle',
  countrySubdivision: 'WA',
  postalCode: '98101',
  country: 'US',
};
const wire = {
  firstName: 'Ada',
  lastName: 'North',
  birthday: { month: 4, day: 12 },
  address,
  phoneNumber: '2065550142',
  emailAddress: 'ada@northstar.test',
  memberSince: '2024-06-18',
  subMarket: 'US',
};
const read = (changes: object) => v.parse(readProfile.contract.answer, { ...wire, ...changes });

test('ACC-061 ACC-129 D-359 a profile without a last name, or without the day of joining, is read all the same', () => {
  for (const nothing of [null, undefined]) {
    expect(read({ lastName: nothing, memberSince: nothing })).toEqual({ ...wire, lastName: '', memberSince: null });
  }
});

test('ACC-129 D-359 a birthday without a month and a day is none', () => {
  for (const birthday of [{ month: 0, day: 0 }, { month: 4, day: null }, {}]) {
    expect(read({ birthday })).toEqual({ ...wire, birthday: null });
  }
});

test('ACC-129 D-359 a birthday may be written in texts', () => {
  expect(read({ birthday: { month: '04', day: '12' } }).birthday).toEqual(wire.birthday);
});

test('ACC-129 D-359 what cannot be read is not taken for none, which the next save would make of it', () => {
  for (const changes of [{ birthday: '4/12' }, { birthday: { month: 13, day: 1 } }, { address: 'Pine Street' }]) {
    expect(() => read(changes)).toThrow();
  }
});

test('ACC-129 BIL-007 D-359 of an address stays what is there', () => {
  expect(read({ address: { ...address, city: null, postalCode: undefined } }).address).toEqual({
    ...address,
    city: '',
    postalCode: '',
  });
  expect(read({ address: { ...address, postalCode: 98101 } }).address).toEqual(address);
});

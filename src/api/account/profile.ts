import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Profile } from '#domain/account/profile.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { operation } from '../operation.ts';
import { codeText } from '../tolerant.ts';
import { accountKey } from './account-key.ts';

/** Month 1 to 12 and day 1 to 31; a year is never asked for. */
const birthday = v.object({
  month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
});

const postal = v.object({
  addressLine1: v.string(),
  addressLine2: v.nullish(v.string(), null),
  city: v.string(),
  countrySubdivision: v.string(),
  postalCode: v.string(),
  country: v.string(),
});

const editable = {
  firstName: v.string(),
  lastName: v.string(),
  birthday: v.nullish(birthday, null),
  address: v.nullish(postal, null),
  phoneNumber: v.nullish(v.string(), null),
};

const text = v.nullish(v.string(), '');
const part = v.nullish(codeText, '');

const number = v.union([v.number(), v.pipe(v.string(), v.digits(), v.toNumber())]);

/** A birthday as servers write one; without a month or a day, or with 0 for it, none is known. */
const knownBirthday = v.pipe(
  v.object({ month: v.nullish(number, 0), day: v.nullish(number, 0) }),
  v.transform(({ month, day }) => (month && day ? { month, day } : null)),
  v.nullable(birthday),
);

/** What is there of an address: the rest must not be lost where something else is saved. */
const knownPostal = v.object({
  addressLine1: part,
  addressLine2: v.nullish(codeText, null),
  city: part,
  countrySubdivision: part,
  postalCode: part,
  country: part,
});

const profileSchema = v.pipe(
  v.object({
    firstName: v.string(),
    // A market may let it be (decision AO-29).
    lastName: text,
    // What is there and cannot be read is not taken for none: the next save would wipe it out (D-359).
    birthday: v.nullish(knownBirthday, null),
    address: v.nullish(knownPostal, null),
    phoneNumber: v.nullish(v.string(), null),
    emailAddress: v.string(),
    memberSince: v.nullish(v.string(), null),
    subMarket: v.nullish(v.string(), null),
  }),
  v.transform((known): Profile => known),
);

export const readProfile = operation({ method: 'GET', path: '/apiproxy/v1/account/profile', answer: profileSchema });

/** Saves everything at once; a birthday can be set once and never changed (ACC-129). */
export const saveProfile = operation({
  method: 'PUT',
  path: '/apiproxy/v1/account/profile',
  body: v.object(editable),
  answer: profileSchema,
  refusals: { BIRTHDAY_SET: 'birthday-set', 400: 'profile-refused' },
});

/** The member's profile, good for a minute; rejects with a Failure. */
export const profileQuery = () =>
  queryOptions({
    queryKey: [...accountKey, 'profile'],
    queryFn: ({ signal }) => readProfile({ signal }),
    staleTime: MINUTE_MS,
  });

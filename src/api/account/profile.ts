import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Profile } from '#domain/account/profile.ts';
import { operation } from '../operation.ts';
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

const profileSchema = v.pipe(
  v.object({
    ...editable,
    emailAddress: v.string(),
    memberSince: v.string(),
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
    staleTime: 60_000,
  });

import type { NewBillingAddress } from '#domain/payment-methods/billing-address.ts';

/** An address without what may be left out. */
export const PIKE_PLACE = {
  firstName: 'Gwen',
  lastName: 'North',
  phoneNumber: null,
  addressLine1: '1912 Pike Place',
  addressLine2: null,
  city: 'Seattle',
  postalCode: '98101',
  countrySubdivision: 'WA',
  country: 'US',
} as const satisfies NewBillingAddress;

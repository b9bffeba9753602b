import type { AddressCountry } from '../account/personal-details.ts';

/** A billing address as a person fills it in; an empty second line or phone number is null (BIL-015). */
export type NewBillingAddress = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | null;
  readonly addressLine1: string;
  readonly addressLine2: string | null;
  readonly city: string;
  readonly postalCode: string;
  readonly countrySubdivision: string;
  readonly country: AddressCountry;
};

/** A member's saved billing address (BIL-007). */
export type BillingAddress = NewBillingAddress & { readonly addressId: string };

/** The saved addresses with one that is new, or as it is now, at its place. */
export function withAddress(known: readonly BillingAddress[], saved: BillingAddress): readonly BillingAddress[] {
  const isKnown = known.some(({ addressId }) => addressId === saved.addressId);
  return isKnown
    ? known.map((address) => (address.addressId === saved.addressId ? saved : address))
    : [...known, saved];
}

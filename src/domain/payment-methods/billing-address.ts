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

const PARTS = [
  'firstName',
  'lastName',
  'phoneNumber',
  'addressLine1',
  'addressLine2',
  'city',
  'postalCode',
  'countrySubdivision',
  'country',
] as const satisfies readonly (keyof NewBillingAddress)[];

/** Codes were once saved as they were typed. */
function textOf(address: NewBillingAddress, part: (typeof PARTS)[number]): string | null {
  const text = address[part] || null;
  return part === 'postalCode' ? (text?.replace(/[\s-]/g, '').toUpperCase() ?? null) : text;
}

/** The id of the saved address that is the same in every part; null where there is none. */
export function savedAs(known: readonly BillingAddress[], address: NewBillingAddress): string | null {
  // An empty second line or phone number is null here, and may come back empty (BIL-015).
  const isSame = (saved: BillingAddress) => PARTS.every((part) => textOf(saved, part) === textOf(address, part));
  return known.find(isSame)?.addressId ?? null;
}

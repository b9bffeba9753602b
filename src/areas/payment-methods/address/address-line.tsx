import type { BillingAddress } from '#domain/payment-methods/billing-address.ts';

/** An address in one line. */
export function AddressLine({ address }: { readonly address: BillingAddress }) {
  const { addressLine1, addressLine2, city, countrySubdivision, postalCode } = address;
  return [addressLine1, addressLine2, city, `${countrySubdivision} ${postalCode}`].filter(Boolean).join(', ');
}

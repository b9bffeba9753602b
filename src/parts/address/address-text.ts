type AddressLines = {
  readonly addressLine1: string | null;
  readonly addressLine2?: string | null | undefined;
  readonly city: string | null;
  readonly countrySubdivision: string | null;
  readonly postalCode: string | null;
};

/** What is there of an address, in one line; empty where nothing is. */
export function addressText({
  addressLine1,
  addressLine2,
  city,
  countrySubdivision,
  postalCode,
}: AddressLines): string {
  const region = [countrySubdivision, postalCode].filter(Boolean).join(' ');
  return [addressLine1, addressLine2, city, region].filter(Boolean).join(', ');
}

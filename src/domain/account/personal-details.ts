/** Longest first or last name, characters (ACC-061). */
export const NAME_LIMIT = 50;

/** Countries of an address, ISO 3166-1. */
export const ADDRESS_COUNTRIES = ['US', 'CA'] as const;
export type AddressCountry = (typeof ADDRESS_COUNTRIES)[number];

/** The country of that code where an address can be written in it; null where it cannot. */
export function addressCountryOf(code: string): AddressCountry | null {
  return ADDRESS_COUNTRIES.find((known) => known === code) ?? null;
}

/** Month 1 to 12 and day 1 to 31; the year is never asked for. */
export type Birthday = { readonly month: number; readonly day: number };

/** What a member may change of the profile, all of it at once (ACC-129). */
export type PersonalDetails = {
  readonly firstName: string;
  /** Empty where the market lets it be (decision AO-29). */
  readonly lastName: string;
  readonly birthday: Birthday | null;
  readonly address: {
    readonly addressLine1: string;
    readonly addressLine2: string | null;
    readonly city: string;
    readonly countrySubdivision: string;
    readonly postalCode: string;
    readonly country: string;
  } | null;
  readonly phoneNumber: string | null;
};

/** What was changed of it here; an address, or a birthday, is changed as one. Of the rest the server has the word (D-363). */
export type PersonalChanges = Partial<PersonalDetails>;

const LONGEST_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether some year has such a day: 29 February counts (ACC-129). */
export function isBirthday({ month, day }: Birthday): boolean {
  return Number.isInteger(day) && day >= 1 && day <= (LONGEST_DAYS[month - 1] ?? 0);
}

const POSTAL_CODES: Readonly<Record<AddressCountry, { readonly halves: RegExp; readonly between: string }>> = {
  US: { halves: /^(\d{5})(?:[\s\p{Pd}]*(\d{4}))?$/u, between: '-' },
  CA: { halves: /^([A-Z]\d[A-Z])[\s\p{Pd}]*(\d[A-Z]\d)$/u, between: ' ' },
};

/**
 * The postal code that a text names, as that country writes it (`98101-1234`, `V6B 1A1`); null where it is none. Case, what
 * parts its halves, and what cannot be seen make no difference.
 */
export function postalCodeOf(typed: string, country: AddressCountry): string | null {
  const { halves, between } = POSTAL_CODES[country];
  const [, first, second] =
    halves.exec(
      typed
        .replace(/\p{Cf}/gu, '')
        .trim()
        .toUpperCase(),
    ) ?? [];
  if (first === undefined) return null;
  return second === undefined ? first : `${first}${between}${second}`;
}

/** What can be wrong with an address and the phone number that belongs to it; `address.mistake.<code>` says each. */
export const ADDRESS_MISTAKES = [
  'address-line-missing',
  'city-missing',
  'region-missing',
  'postal-code-invalid',
  'phone-invalid',
] as const;
export type AddressMistake = (typeof ADDRESS_MISTAKES)[number];

export function isAddressMistake<Code extends string>(code: Code): code is Code & AddressMistake {
  return ADDRESS_MISTAKES.some((known) => known === code);
}

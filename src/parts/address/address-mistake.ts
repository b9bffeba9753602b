import type { Messages } from '#messages/messages.ts';

/** What can be wrong with an address and the phone number that belongs to it; `address.mistake.<code>` says each. */
const ADDRESS_MISTAKES = [
  'country-unoffered',
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

/** What is said of a mistake, in the words of the labels: a country names its regions and its codes. */
export function addressMistakeText({ text }: Messages, code: AddressMistake, country: string): string {
  if (code === 'region-missing' || code === 'postal-code-invalid') return text(`address.mistake.${code}`, { country });
  return text(`address.mistake.${code}`);
}

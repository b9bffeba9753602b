import { readProfile, saveProfile } from '#api/account/profile.ts';
import { nationalNumber, PHONE_DIGITS } from '#domain/account/phone-number.ts';
import type { Profile } from '#domain/account/profile.ts';
import { retailerSettings } from '../configuration/configuration.ts';
import { refuse } from '../respond.ts';
import type { World } from '../world.ts';
import type { Account } from './account.ts';
import { respondToMember } from './member-only.ts';
import { isName } from './names.ts';

const POSTAL_CODES: Readonly<Record<string, RegExp | undefined>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
};

const PHONE_NUMBER = new RegExp(`^\\d{${PHONE_DIGITS}}$`);

const LONGEST_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

type Address = NonNullable<Profile['address']>;
const ADDRESS_PARTS = ['addressLine1', 'addressLine2', 'city', 'countrySubdivision', 'postalCode', 'country'] as const;

type Editable = Omit<Profile, 'emailAddress' | 'memberSince' | 'subMarket'>;

/** An address or a phone number that is not changed is not judged. */
function isSound(saved: Editable, before: Account, needsLastName: boolean): boolean {
  const { firstName, lastName, birthday, address, phoneNumber } = saved;
  const isBirthday = birthday === null || birthday.day <= (LONGEST_DAYS[birthday.month - 1] ?? 0);
  const isPhone =
    phoneNumber === null || phoneNumber === before.phoneNumber || PHONE_NUMBER.test(nationalNumber(phoneNumber));
  const hasLastName = isName(lastName) || (!needsLastName && lastName.trim() === '');
  return (
    isName(firstName) &&
    hasLastName &&
    isBirthday &&
    isPhone &&
    (address === null || isSame(address, before.address) || isAddress(address))
  );
}

const isSame = (address: Address, other: Address | null) =>
  ADDRESS_PARTS.every((part) => address[part] === other?.[part]);

function isAddress(address: Address): boolean {
  const lines = [address.addressLine1, address.city, address.countrySubdivision];
  const isPostalCode = POSTAL_CODES[address.country]?.test(address.postalCode) ?? false;
  return isPostalCode && lines.every((line) => line.trim() !== '');
}

function profileOf(account: Account): Profile {
  const { firstName, lastName, birthday, address, phoneNumber, email, memberSince, subMarket } = account;
  return { firstName, lastName, birthday, address, phoneNumber, emailAddress: email, memberSince, subMarket };
}

export const profileHandlers = (world: World) => [
  respondToMember(world, readProfile, ({ account }) => profileOf(account)),

  respondToMember(world, saveProfile, ({ body, account }) => {
    if (!isSound(body, account, retailerSettings(world).isLastNameRequired)) return refuse(400, 'PROFILE_REFUSED');
    const { birthday } = account;
    const keepsBirthday = body.birthday?.month === birthday?.month && body.birthday?.day === birthday?.day;
    if (birthday !== null && !keepsBirthday) return refuse(409, 'BIRTHDAY_SET');
    account.firstName = body.firstName.trim();
    account.lastName = body.lastName.trim();
    account.birthday = body.birthday;
    account.address = body.address;
    const { phoneNumber } = body;
    const isNewNumber = phoneNumber !== null && phoneNumber !== account.phoneNumber;
    account.phoneNumber = isNewNumber ? nationalNumber(phoneNumber) : phoneNumber;
    return profileOf(account);
  }),
];

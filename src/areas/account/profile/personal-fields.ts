import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import {
  addressCountryOf,
  isBirthday,
  type PersonalChanges,
  type PersonalDetails,
  postalCodeOf,
} from '#domain/account/personal-details.ts';
import { isPhoneNumber, nationalNumber } from '#domain/account/phone-number.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { FailureCode } from '#domain/failure.ts';
import { countryOf, type Locale } from '#domain/locale.ts';
import { createKeptForm } from '#parts/flow/kept-form.ts';
import { useFlowForm } from '#parts/flow/use-flow-form.ts';
import { FIRST_NAME_MISTAKES, LAST_NAME_MISTAKES, nameFields } from '#parts/person/person-name.ts';

export type PersonalForm = {
  firstName: string;
  lastName: string;
  /** Empty, or the number of a month. */
  birthdayMonth: string;
  birthdayDay: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  countrySubdivision: string;
  postalCode: string;
  /** One that is offered, or that of the profile (D-360). */
  country: string;
  phoneNumber: string;
};

/** Where the links of the summary lead. */
export const PERSONAL_FIELD_IDS: Readonly<Record<keyof PersonalForm, string>> = {
  firstName: 'personal-first-name',
  lastName: 'personal-last-name',
  birthdayMonth: 'personal-birthday-month',
  birthdayDay: 'personal-birthday-day',
  addressLine1: 'personal-address-line-1',
  addressLine2: 'personal-address-line-2',
  city: 'personal-city',
  countrySubdivision: 'personal-region',
  postalCode: 'personal-postal-code',
  country: 'personal-country',
  phoneNumber: 'personal-phone',
};

/** In the order of the page, as the summary lists them; `mistake-texts.ts` or `account.profile.mistake.<code>` says each. */
const CODES = {
  firstName: FIRST_NAME_MISTAKES,
  lastName: LAST_NAME_MISTAKES,
  birthdayMonth: ['birthday-incomplete'],
  birthdayDay: ['birthday-invalid'],
  country: ['country-unoffered'],
  addressLine1: ['address-line-missing'],
  city: ['city-missing'],
  countrySubdivision: ['region-missing'],
  postalCode: ['postal-code-invalid'],
  phoneNumber: ['phone-invalid'],
} as const satisfies { readonly [Field in keyof PersonalForm]?: readonly string[] };

const trimmed = v.pipe(v.string(), v.trim());

type AddressFields = Pick<PersonalForm, 'addressLine1' | 'addressLine2' | 'city' | 'countrySubdivision' | 'postalCode'>;
const ADDRESS = [['addressLine1'], ['addressLine2'], ['city'], ['countrySubdivision'], ['postalCode']] as const;
const JUDGED = [...ADDRESS, ['country']] as const;

/** Fields that are judged together: a change of one may mend what is wrong with another. */
const TOGETHER: readonly (readonly (keyof PersonalForm)[])[] = [
  ['birthdayMonth', 'birthdayDay'],
  [...ADDRESS.flat(), 'country'],
];

const togetherWith = (field: keyof PersonalForm) => TOGETHER.find((group) => group.includes(field)) ?? [];

/** As the profile has it, which need not be as this form writes one: it is sent back as it was, and not judged (D-360). */
const isUntouched = (form: AddressFields & Pick<PersonalForm, 'country'>, began: PersonalForm) =>
  JUDGED.every(([part]) => form[part] === began[part].trim());

/** An address is given as soon as any of its parts is. */
const isAddressGiven = (form: AddressFields) => ADDRESS.some(([part]) => form[part] !== '');

const birthdayOf = (form: Pick<PersonalForm, 'birthdayMonth' | 'birthdayDay'>) => ({
  month: Number(form.birthdayMonth),
  day: Number(form.birthdayDay),
});

/** A part of the address that must be there as soon as any other is. */
const needed = (part: keyof AddressFields, mistake: string, began: PersonalForm) =>
  v.forward<Checked, v.PartialCheckIssue<Checked>, [keyof AddressFields]>(
    v.partialCheck(JUDGED, (form) => !isAddressGiven(form) || isUntouched(form, began) || form[part] !== '', mistake),
    [part],
  );

type Checked = v.InferOutput<ReturnType<typeof fieldsFor>>;

const isNumberUntouched = (typed: string, began: PersonalForm) => typed === began.phoneNumber.trim();

const fieldsFor = (isLastNameRequired: boolean, began: PersonalForm) =>
  v.object({
    ...nameFields(isLastNameRequired),
    birthdayMonth: v.string(),
    birthdayDay: v.string(),
    addressLine1: trimmed,
    addressLine2: trimmed,
    city: trimmed,
    countrySubdivision: trimmed,
    postalCode: trimmed,
    country: v.string(),
    phoneNumber: v.pipe(
      trimmed,
      v.check(
        (typed) => typed === '' || isNumberUntouched(typed, began) || isPhoneNumber(nationalNumber(typed)),
        'phone-invalid',
      ),
    ),
  });

function schemaFor(isLastNameRequired: boolean, began: PersonalForm, isBirthdaySet: boolean) {
  return v.pipe(
    fieldsFor(isLastNameRequired, began),
    v.forward(
      v.partialCheck(
        [['birthdayMonth'], ['birthdayDay']],
        (form) => isBirthdaySet || (form.birthdayMonth === '') === (form.birthdayDay === ''),
        'birthday-incomplete',
      ),
      ['birthdayMonth'],
    ),
    v.forward(
      v.partialCheck(
        [['birthdayMonth'], ['birthdayDay']],
        (form) => isBirthdaySet || form.birthdayMonth === '' || form.birthdayDay === '' || isBirthday(birthdayOf(form)),
        'birthday-invalid',
      ),
      ['birthdayDay'],
    ),
    v.forward(
      v.partialCheck(
        JUDGED,
        (form) => !isAddressGiven(form) || isUntouched(form, began) || addressCountryOf(form.country) !== null,
        'country-unoffered',
      ),
      ['country'],
    ),
    needed('addressLine1', 'address-line-missing', began),
    needed('city', 'city-missing', began),
    needed('countrySubdivision', 'region-missing', began),
    v.forward(
      v.partialCheck(
        JUDGED,
        (form) => !isAddressGiven(form) || isUntouched(form, began) || ownPostalCode(form) !== null,
        'postal-code-invalid',
      ),
      ['postalCode'],
    ),
  );
}

/** The postal code as its country writes it; null where it is none. How other countries write theirs is not known. */
function ownPostalCode({ postalCode, country }: Pick<PersonalForm, 'postalCode' | 'country'>): string | null {
  const known = addressCountryOf(country);
  return known === null ? postalCode : postalCodeOf(postalCode, known);
}

/** One that is offered is offered once, however the profile writes it. */
const countryWritten = (country: string) => addressCountryOf(country.trim().toUpperCase()) ?? country.trim();

/** What the form begins with. */
function formOf(profile: Profile, locale: Locale): PersonalForm {
  const { firstName, lastName, birthday, address, phoneNumber } = profile;
  return {
    firstName,
    lastName,
    birthdayMonth: birthday ? String(birthday.month) : '',
    birthdayDay: birthday ? String(birthday.day) : '',
    addressLine1: address?.addressLine1 ?? '',
    addressLine2: address?.addressLine2 ?? '',
    city: address?.city ?? '',
    countrySubdivision: address?.countrySubdivision ?? '',
    postalCode: address?.postalCode ?? '',
    country: countryWritten(address?.country ?? '') || countryOf(locale),
    phoneNumber: phoneNumber ?? '',
  };
}

/** What the form says, as the profile keeps it; a birthday that is set stays as it is (ACC-129). */
function detailsOf(form: PersonalForm, profile: Profile, began: PersonalForm): PersonalDetails {
  const { firstName, lastName, addressLine1, addressLine2, city, countrySubdivision, postalCode, country } = form;
  const number = isNumberUntouched(form.phoneNumber, began) ? profile.phoneNumber : nationalNumber(form.phoneNumber);
  const typed = {
    addressLine1,
    addressLine2: addressLine2 || null,
    city,
    countrySubdivision,
    postalCode: ownPostalCode(form) ?? postalCode,
    country,
  };
  return {
    firstName,
    lastName,
    birthday: profile.birthday ?? (form.birthdayMonth === '' ? null : birthdayOf(form)),
    address: isUntouched(form, began) ? profile.address : isAddressGiven(form) ? typed : null,
    phoneNumber: number || null,
  };
}

/** What differs from the profile, and what was sent before without an answer. */
function changesOf(details: PersonalDetails, profile: Profile, sent: PersonalChanges): PersonalChanges {
  const isChanged = (part: keyof PersonalDetails) => part in sent || details[part] !== profile[part];
  const { firstName, lastName, birthday, address, phoneNumber } = details;
  return {
    ...(isChanged('firstName') && { firstName }),
    ...(isChanged('lastName') && { lastName }),
    ...(isChanged('birthday') && { birthday }),
    ...(isChanged('address') && { address }),
    ...(isChanged('phoneNumber') && { phoneNumber }),
  };
}

const BIRTHDAY: readonly (keyof PersonalForm)[] = ['birthdayMonth', 'birthdayDay'];

/** The part of the profile that a field belongs to. */
function partOf(field: keyof PersonalForm): keyof PersonalDetails {
  if (field === 'firstName' || field === 'lastName' || field === 'phoneNumber') return field;
  return BIRTHDAY.includes(field) ? 'birthday' : 'address';
}

const FIELDS = Object.keys(PERSONAL_FIELD_IDS) as (keyof PersonalForm)[];

const useKeptForm = createKeptForm<PersonalForm>(FIELDS);

type Needs = {
  readonly profile: Profile;
  readonly locale: Locale;
  readonly isLastNameRequired: boolean;
  readonly failure: FailureCode | null;
  /** What the retailer may have of this form already. */
  readonly sent: { readonly current: PersonalChanges };
};

/**
 * The fields of the personal information and what is wrong with them; what was typed lives here alone (ACC-129). All are saved
 * together, so that one that was not changed here becomes what the server says by now, here and in what is sent (D-363); one
 * that may have been saved from here stays, also where it is as before again.
 */
export function usePersonalForm({ profile, locale, isLastNameRequired, failure, sent }: Needs) {
  // A country that the profile does not name is that of the first language, whatever is chosen meanwhile (D-360).
  const [first] = useState(locale);
  const began = formOf(profile, first);
  const { form, mistakeList, attempt, submit, ...checked } = useFlowForm({
    // A birthday that is set has no fields any more.
    schema: schemaFor(isLastNameRequired, began, profile.birthday !== null),
    defaults: began,
    codes: CODES,
    failure,
    // The parts of an address are judged together.
    criteriaMode: 'all',
  });
  useKeptForm(form, 'common.entries-back');
  const { reset, getValues, setValue } = form;
  const { errors } = form.formState;
  const known = useRef({ profile, saved: began });
  useEffect(() => {
    if (known.current.profile === profile) return;
    const { saved } = known.current;
    const fresh = formOf(profile, first);
    const typed = getValues();
    for (const field of FIELDS) {
      // A birthday that is set is drawn in words, and what was chosen of another one has no field any more.
      const isFixed = profile.birthday !== null && BIRTHDAY.includes(field);
      const isChanged =
        !isFixed &&
        (partOf(field) in sent.current || [field, ...togetherWith(field)].some((one) => typed[one] !== saved[one]));
      if (!isChanged && typed[field] !== fresh[field])
        setValue(field, fresh[field], { shouldValidate: field in errors });
    }
    known.current = { profile, saved: fresh };
    // Only what counts as saved is another.
    reset(fresh, { keepValues: true, keepFieldsRef: true, keepErrors: true, keepIsSubmitted: true });
  }, [profile, errors, getValues, setValue, reset, first, sent]);
  return {
    register: (field: keyof PersonalForm) =>
      // Only a mistake that stands is judged again: fields that are still to be filled in are none before the next press.
      form.register(field, { deps: togetherWith(field).filter((other) => other in errors) }),
    country: form.watch('country'),
    ownCountry: began.country,
    isDirty: form.formState.isDirty,
    attempt,
    /** The failed answer, unless a field is wrong by now. */
    failure: checked.failure,
    /** What is in the form now counts as saved. */
    settle: () => {
      known.current = { ...known.current, saved: getValues() };
      reset(getValues());
    },
    mistakeList,
    submit: (save: (changes: PersonalChanges) => void) =>
      submit((typed) => save(changesOf(detailsOf(typed, profile, began), profile, sent.current))),
  };
}

import { useState } from 'react';
import * as v from 'valibot';
import { ADDRESS_COUNTRIES, type AddressCountry, NAME_LIMIT, postalCodeOf } from '#domain/account/personal-details.ts';
import { isPhoneNumber, nationalNumber } from '#domain/account/phone-number.ts';
import type { FailureCode } from '#domain/failure.ts';
import type { BillingAddress, NewBillingAddress } from '#domain/payment-methods/billing-address.ts';
import { createKeptForm } from '#parts/flow/kept-form.ts';
import { useFlowForm } from '#parts/flow/use-flow-form.ts';
import type { GuestName } from '#session/guest/guest-details.ts';

type BillingForm = {
  firstName: string;
  lastName: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  countrySubdivision: string;
  postalCode: string;
  country: AddressCountry;
  phoneNumber: string;
};

/** Where the links of the summary lead. */
export const BILLING_FIELD_IDS: Readonly<Record<keyof BillingForm, string>> = {
  firstName: 'billing-first-name',
  lastName: 'billing-last-name',
  addressLine1: 'billing-address-line-1',
  addressLine2: 'billing-address-line-2',
  city: 'billing-city',
  countrySubdivision: 'billing-region',
  postalCode: 'billing-postal-code',
  country: 'billing-country',
  phoneNumber: 'billing-phone',
};

/** In the order of the page (BIL-016). */
const CODES = {
  firstName: ['first-name-missing', 'first-name-long'],
  lastName: ['last-name-missing', 'last-name-long'],
  addressLine1: ['address-line-missing'],
  city: ['city-missing'],
  countrySubdivision: ['region-missing'],
  postalCode: ['postal-code-invalid'],
  phoneNumber: ['phone-invalid'],
} as const satisfies { readonly [Field in keyof BillingForm]?: readonly string[] };

const filled = (missing: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(missing));

/** A saved phone number need not be as this form writes one: unchanged, it is sent back as it was, and not judged (D-360). */
const schemaFor = (saved: string) =>
  v.pipe(
    v.object({
      firstName: v.pipe(filled('first-name-missing'), v.maxLength(NAME_LIMIT, 'first-name-long')),
      lastName: v.pipe(filled('last-name-missing'), v.maxLength(NAME_LIMIT, 'last-name-long')),
      addressLine1: filled('address-line-missing'),
      addressLine2: v.pipe(v.string(), v.trim()),
      city: filled('city-missing'),
      countrySubdivision: filled('region-missing'),
      postalCode: v.pipe(v.string(), v.trim()),
      country: v.picklist(ADDRESS_COUNTRIES),
      phoneNumber: v.pipe(
        v.string(),
        v.trim(),
        v.check(
          (typed) => typed === '' || typed === saved.trim() || isPhoneNumber(nationalNumber(typed)),
          'phone-invalid',
        ),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['postalCode'], ['country']],
        ({ postalCode, country }) => postalCodeOf(postalCode, country) !== null,
        'postal-code-invalid',
      ),
      ['postalCode'],
    ),
    v.transform(
      ({ addressLine2, phoneNumber, ...rest }): NewBillingAddress => ({
        ...rest,
        postalCode: postalCodeOf(rest.postalCode, rest.country) ?? rest.postalCode,
        // Empty is sent as null (BIL-015).
        addressLine2: addressLine2 || null,
        phoneNumber: (phoneNumber === saved.trim() ? saved : nationalNumber(phoneNumber)) || null,
      }),
    ),
  );

function formOf({ address, name, country }: Omit<Needs, 'failure'>): BillingForm {
  const { firstName = '', lastName = '' } = address ?? name ?? {};
  return {
    firstName,
    lastName,
    addressLine1: address?.addressLine1 ?? '',
    addressLine2: address?.addressLine2 ?? '',
    city: address?.city ?? '',
    countrySubdivision: address?.countrySubdivision ?? '',
    postalCode: address?.postalCode ?? '',
    country: address?.country ?? country,
    phoneNumber: address?.phoneNumber ?? '',
  };
}

const useKeptForm = createKeptForm<BillingForm>(Object.keys(BILLING_FIELD_IDS) as (keyof BillingForm)[]);

type Needs = {
  /** The address that is edited; null for a new one. */
  readonly address: BillingAddress | null;
  /** A new one begins with it. */
  readonly name: GuestName | null;
  readonly country: AddressCountry;
  readonly failure: FailureCode | null;
};

/** The fields of a billing address and what is wrong with them (BIL-016). */
export function useBillingForm({ address, name, country, failure }: Needs) {
  // The form stays as it began, whatever the list says later (D-363).
  const [began] = useState(() => formOf({ address, name, country }));
  const { form, ...rest } = useFlowForm({
    schema: schemaFor(began.phoneNumber),
    defaults: began,
    codes: CODES,
    failure,
    criteriaMode: 'all',
  });
  const initial = new Map<string, string>(Object.entries(began));
  const isBack = useKeptForm(form, 'common.entries-back', address?.addressId ?? 'new');
  return {
    ...rest,
    // A code is one of its country.
    register: (field: keyof BillingForm) => form.register(field, field === 'country' ? { deps: ['postalCode'] } : {}),
    country: form.watch('country'),
    /** Whether every field holds what it began with. */
    isAsItBegan: () => Object.entries(form.getValues()).every(([field, typed]) => typed === initial.get(field)),
    /** It holds again what was typed before the session was lost. */
    isBack,
  };
}

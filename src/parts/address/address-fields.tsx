import type { UseFormRegisterReturn } from 'react-hook-form';
import { ADDRESS_COUNTRIES, addressCountryOf } from '#domain/account/personal-details.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { countryNames } from '#platform/places/country-names.ts';
import { FieldRow } from '#ui/form/form.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

type AddressFieldName = 'addressLine1' | 'addressLine2' | 'city' | 'countrySubdivision' | 'postalCode' | 'country';

type AddressFieldsProps = {
  readonly ids: Readonly<Record<AddressFieldName, string>>;
  readonly register: (field: AddressFieldName) => UseFormRegisterReturn;
  /** The one that is chosen now: it names its regions and its codes. */
  readonly country: string;
  /** The one that the address came with; it is listed even where no address can be written in it (D-360). */
  readonly ownCountry?: string;
  readonly errorOf: (field: AddressFieldName) => string | undefined;
  /** Nothing is changed now; a disabled field would lose the focus. */
  readonly isSettled?: boolean;
  /** Which of a person's addresses the browser is to fill in. */
  readonly kind?: 'billing';
};

/** The fields of an address, in the order of an envelope. A page that uses it loads the words of `address`. */
export function AddressFields({
  ids,
  register,
  country,
  ownCountry,
  errorOf,
  isSettled = false,
  kind,
}: AddressFieldsProps) {
  const { text, locale } = useMessages();
  const offered = ADDRESS_COUNTRIES.map((value) => ({
    value,
    label: text(value === 'US' ? 'address.us' : 'address.ca'),
  }));
  // What is chosen stays listed, too, where the profile is read anew meanwhile.
  const others = new Set([ownCountry ?? country, country].filter((value) => addressCountryOf(value) === null));
  const own = [...others].map((value) => ({ value, label: countryNames(locale)(value) }));
  const fillIn = (token: string) => (kind === undefined ? token : `${kind} ${token}`);
  return (
    <>
      <Select
        {...register('country')}
        id={ids.country}
        label={text('address.country')}
        autoComplete={fillIn('country')}
        disabled={isSettled}
        options={[...own, ...offered]}
        error={errorOf('country')}
      />
      <TextField
        {...register('addressLine1')}
        id={ids.addressLine1}
        label={text('address.line-1')}
        autoComplete={fillIn('address-line1')}
        readOnly={isSettled}
        error={errorOf('addressLine1')}
      />
      <TextField
        {...register('addressLine2')}
        id={ids.addressLine2}
        label={text('address.line-2')}
        optionalLabel={text('common.optional')}
        autoComplete={fillIn('address-line2')}
        readOnly={isSettled}
      />
      <TextField
        {...register('city')}
        id={ids.city}
        label={text('address.city')}
        autoComplete={fillIn('address-level2')}
        readOnly={isSettled}
        error={errorOf('city')}
      />
      <FieldRow>
        <TextField
          {...register('countrySubdivision')}
          id={ids.countrySubdivision}
          label={text('address.region', { country })}
          autoComplete={fillIn('address-level1')}
          readOnly={isSettled}
          error={errorOf('countrySubdivision')}
        />
        <TextField
          {...register('postalCode')}
          id={ids.postalCode}
          label={text('address.postal-code', { country })}
          autoComplete={fillIn('postal-code')}
          readOnly={isSettled}
          autoCapitalize="characters"
          error={errorOf('postalCode')}
        />
      </FieldRow>
    </>
  );
}

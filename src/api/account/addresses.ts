import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { ADDRESS_COUNTRIES } from '#domain/account/personal-details.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { BillingAddress, NewBillingAddress } from '#domain/payment-methods/billing-address.ts';
import { graphOperation } from '../graph-operation.ts';
import { guestRefusals } from '../ordering/guest-session.ts';
import { field, listOf } from '../tolerant.ts';
import { accountKey } from './account-key.ts';

/** An address as a member's is written (BIL-007). */
const memberAddress = {
  type: v.literal('Billing'),
  firstName: v.string(),
  lastName: v.string(),
  phoneNumber: v.nullish(v.string(), null),
  addressLine1: v.string(),
  addressLine2: v.nullish(v.string(), null),
  city: v.string(),
  postalCode: v.string(),
  countrySubdivision: v.string(),
  country: v.picklist(ADDRESS_COUNTRIES),
};
const addressInput = v.object(memberAddress);
const savedAddress = v.pipe(
  v.object({ addressId: v.string(), ...memberAddress }),
  v.transform(({ type: _, ...address }): BillingAddress => address),
);
const addressId = field('addressId', v.string());
const refusals = { ADDRESS_REFUSED: 'address-refused' } as const;

/** How long a list of addresses is good, milliseconds: a week (BIL-021). */
const ADDRESSES_FRESH_MS = 7 * DAY_MS;

/** The member's saved billing addresses (BIL-017). */
export const readAddresses = graphOperation({
  name: 'get-address-list',
  query: `query GetAddressList {
  addresses {
    addressId type firstName lastName phoneNumber addressLine1 addressLine2 city postalCode countrySubdivision country
  }
}`,
  variables: v.object({}),
  answer: v.pipe(field('addresses', listOf('addresses', savedAddress)), v.readonly()),
});

/** The member's saved billing addresses, good for a week (BIL-017, BIL-021); rejects with a Failure. */
export const addressesQuery = () =>
  queryOptions({
    queryKey: [...accountKey, 'addresses'] as const,
    queryFn: ({ signal }) => readAddresses({ variables: {}, signal }),
    staleTime: ADDRESSES_FRESH_MS,
    gcTime: ADDRESSES_FRESH_MS,
  });

/** Adds a member's billing address (BIL-018). */
export const createAddress = graphOperation({
  name: 'create-address',
  query: 'mutation CreateAddress($address: AddressInput!) { createAddress(address: $address) { addressId } }',
  variables: v.object({ address: addressInput }),
  answer: field('createAddress', addressId),
  refusals,
});

/** Changes a member's billing address (BIL-019). */
export const updateAddress = graphOperation({
  name: 'update-address',
  query: `mutation UpdateAddress($addressId: ID!, $address: AddressInput!) {
  updateAddress(addressId: $addressId, address: $address) { addressId }
}`,
  variables: v.object({ addressId: v.string(), address: addressInput }),
  answer: field('updateAddress', addressId),
  refusals: { ...refusals, ADDRESS_NOT_FOUND: 'address-missing' },
});

/** The same address with the names that the single-use operation has for its lines and region (BIL-008, decision A46). */
const singleUseInput = v.object({
  firstName: v.string(),
  lastName: v.string(),
  phoneNumber: v.nullish(v.string(), null),
  line1: v.string(),
  line2: v.nullable(v.string()),
  city: v.string(),
  postalCode: v.string(),
  countrySubDivision: v.string(),
  country: v.picklist(ADDRESS_COUNTRIES),
});

/** Keeps a guest's billing address for one payment, and answers with the token that names it (BIL-020). */
export const addSingleUseAddress = graphOperation({
  name: 'add-single-use-billing-address',
  query: `mutation AddSingleUseBillingAddress($target: String!, $address: SingleUseAddressInput!) {
  addSingleUseBillingAddress(target: $target, address: $address) { addressToken }
}`,
  variables: v.object({ target: v.literal('wallet'), address: singleUseInput }),
  answer: field('addSingleUseBillingAddress', field('addressToken', v.string())),
  refusals: { ...guestRefusals, ...refusals },
});

/** A member's address as create and update send it. */
export const memberAddressOf = (address: NewBillingAddress) => ({ type: 'Billing' as const, ...address });

/** A guest's address as the single-use operation sends it. */
export function singleUseAddressOf({
  addressLine1,
  addressLine2,
  countrySubdivision,
  ...rest
}: NewBillingAddress): v.InferInput<typeof singleUseInput> {
  return { ...rest, line1: addressLine1, line2: addressLine2, countrySubDivision: countrySubdivision };
}

import { addSingleUseAddress, createAddress, readAddresses, updateAddress } from '#api/account/addresses.ts';
import { postalCodeOf } from '#domain/account/personal-details.ts';
import { mayOrderAsGuest } from '../../ordering/guest-session.ts';
import { refuseGraph, respondGraph } from '../../respond-graph.ts';
import { newSecret } from '../../session/sessions.ts';
import type { World } from '../../world.ts';
import type { AddressRecord } from '../account.ts';

/** Lines that begin so lie nowhere. */
const UNKNOWN_STREET = 'Nowhere';

type Parts = Pick<AddressRecord, 'firstName' | 'lastName' | 'city' | 'postalCode' | 'countrySubdivision' | 'country'>;

/** Whether a card's bank could send a letter there (BIL-016). */
function isAddress(parts: Parts, line1: string): boolean {
  const needed = [parts.firstName, parts.lastName, line1, parts.city, parts.countrySubdivision];
  return (
    needed.every((text) => text.trim() !== '') &&
    postalCodeOf(parts.postalCode, parts.country) === parts.postalCode &&
    !line1.startsWith(UNKNOWN_STREET)
  );
}

const signInFirst = () => refuseGraph('UNAUTHENTICATED', 401);
const refused = () => refuseGraph('ADDRESS_REFUSED');

export const addressHandlers = (world: World) => [
  respondGraph(world, readAddresses, ({ session }) => {
    if (session.kind !== 'member') return signInFirst();
    return { addresses: session.member.account.addresses.map((address) => ({ type: 'Billing', ...address })) };
  }),

  respondGraph(world, createAddress, ({ session, variables: { address } }) => {
    if (session.kind !== 'member') return signInFirst();
    if (!isAddress(address, address.addressLine1)) return refused();
    const { type: _, ...rest } = address;
    const addressId = `address-${newSecret(world.random)}`;
    session.member.account.addresses.push({ addressId, ...rest });
    world.effects.addressesAdded += 1;
    return { createAddress: { addressId } };
  }),

  respondGraph(world, updateAddress, ({ session, variables: { addressId, address } }) => {
    if (session.kind !== 'member') return signInFirst();
    const known = session.member.account.addresses.find((one) => one.addressId === addressId);
    if (!known) return refuseGraph('ADDRESS_NOT_FOUND');
    if (!isAddress(address, address.addressLine1)) return refused();
    const { type: _, ...rest } = address;
    Object.assign(known, rest);
    return { updateAddress: { addressId } };
  }),

  respondGraph(world, addSingleUseAddress, ({ variables: { address }, session }) => {
    if (session.kind === 'guest' && !mayOrderAsGuest(world, session)) return refuseGraph('GUEST_SESSION_EXPIRED');
    const { line1, line2, countrySubDivision, ...rest } = address;
    const parts = { ...rest, addressLine1: line1, addressLine2: line2, countrySubdivision: countrySubDivision };
    if (!isAddress(parts, line1)) return refused();
    const addressToken = `once-${newSecret(world.random)}`;
    world.accounts.guestAddresses.set(addressToken, parts);
    return { addSingleUseBillingAddress: { addressToken } };
  }),
];

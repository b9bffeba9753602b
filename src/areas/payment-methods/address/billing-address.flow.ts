import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import {
  addressesQuery,
  addSingleUseAddress,
  createAddress,
  memberAddressOf,
  singleUseAddressOf,
  updateAddress,
} from '#api/account/addresses.ts';
import { asGuest } from '#api/ordering/guest-session.ts';
import { ADDRESS_COUNTRIES } from '#domain/account/personal-details.ts';
import { Failure } from '#domain/failure.ts';
import { countryOf } from '#domain/locale.ts';
import {
  type BillingAddress,
  type NewBillingAddress,
  savedAs,
  withAddress,
} from '#domain/payment-methods/billing-address.ts';
import { billingAddressMachine } from '#machines/payment-methods/billing-address.machine.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { fetchUncancelled } from '#parts/flow/fetch-uncancelled.ts';
import { useFailure } from '#parts/flow/session-loss.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import type { GuestName } from '#session/guest/guest-details.ts';
import { useBillingForm } from './billing-fields.ts';

type Saved = { addressId: string | null; address: NewBillingAddress | null };

/** A guest's address is kept for one payment and known by its token (BIL-020, AMB-49); a member's is saved (BIL-018, BIL-019). */
async function saveAddress({ addressId, address }: Saved, isGuest: boolean, signal: AbortSignal): Promise<string> {
  if (address === null) throw new Failure('unexpected');
  if (isGuest) {
    const variables = { target: 'wallet', address: singleUseAddressOf(address) } as const;
    return asGuest(() => addSingleUseAddress({ variables, signal }), signal);
  }
  const variables = { address: memberAddressOf(address) };
  return addressId === null
    ? createAddress({ variables, signal })
    : updateAddress({ variables: { addressId, ...variables }, signal });
}

const billingActors = (queryClient: QueryClient, isGuest: boolean): EveryActorOf<typeof billingAddressMachine> => ({
  findSaved: fromPromise(async ({ input: { address }, signal }) => {
    if (address === null) throw new Failure('unexpected');
    return savedAs(await fetchUncancelled(queryClient, { ...addressesQuery(), staleTime: 0 }, signal), address);
  }),
  saveAddress: fromPromise(async ({ input, signal }) => {
    if (isGuest) return saveAddress(input, isGuest, signal);
    const { queryKey } = addressesQuery();
    try {
      const addressId = await saveAddress(input, isGuest, signal);
      const { address } = input;
      // The card step shows the address as it is now; a list that comes late must not make it count as unsaved.
      if (address)
        queryClient.setQueryData(queryKey, (known) => known && withAddress(known, { addressId, ...address }));
      return addressId;
    } finally {
      // Where the answer was lost it may be saved all the same.
      void queryClient.invalidateQueries({ queryKey });
    }
  }),
});

type BillingAddressNeeds = {
  readonly isGuest: boolean;
  /** The address that is edited; null adds one. */
  readonly address: BillingAddress | null;
  /** A new one begins with it; null where none is known. */
  readonly name: GuestName | null;
  /** With the id of a member's address, or the token of a guest's. */
  readonly onReady: (reference: string) => void;
};

/** The billing address step (BIL-002, BIL-003, CRD-040). */
export function useBillingAddress({ isGuest, address, name, onReady }: BillingAddressNeeds) {
  const queryClient = useQueryClient();
  const { locale } = useMessages();
  const actor = useFlow(billingAddressMachine, () => billingActors(queryClient, isGuest), {
    input: { addressId: address?.addressId ?? null, isGuest },
    on: { 'address.ready': ({ reference }) => onReady(reference) },
  });
  const country = ADDRESS_COUNTRIES.find((known) => known === countryOf(locale)) ?? 'US';
  const failure = useFailure(actor);
  const form = useBillingForm({ address, name, country, failure });
  // A page that is opened anew no longer knows whether an answer was lost; its list may be of another visit (D-335).
  const mayBeSaved = (typed: NewBillingAddress) => {
    const { data, isInvalidated } = queryClient.getQueryState(addressesQuery().queryKey) ?? {};
    return !isGuest && address === null && (isInvalidated === true || savedAs(data ?? [], typed) !== null);
  };
  return {
    form,
    saving: useTag(actor, 'busy', 'ready'),
    choose: (addressId: string) => actor.send({ type: 'address.chosen', addressId }),
    submit: form.submit((typed) => {
      // One of which nothing was changed here may be another one by now. What was sent before may have been saved (D-363).
      const wasSent = actor.getSnapshot().context.address !== null;
      if (address !== null && !wasSent && form.isAsItBegan())
        actor.send({ type: 'address.chosen', addressId: address.addressId });
      else actor.send({ type: 'address.submitted', address: typed, mayBeSaved: mayBeSaved(typed) });
    }),
  };
}

export type BillingAddressFlow = ReturnType<typeof useBillingAddress>;

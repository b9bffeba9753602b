import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { addressesQuery } from '#api/account/addresses.ts';
import { paymentMethodsQuery } from '#api/account/payment-methods.ts';
import { isEditable } from '#domain/payment-methods/payment-method.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useTypedAgain } from '#parts/flow/typed-again.ts';
import { LoadError } from '#parts/loading/load-error.tsx';
import { LoadingOrError } from '#parts/loading/loading-or-error.tsx';
import { typedGuestName } from '#session/guest/guest-details.ts';
import { guestPaymentOf } from '#session/guest/guest-payment.ts';
import { useSession } from '#session/session-provider.tsx';
import { StepPage } from '../step-page.tsx';
import { listSearch, type StepsSearch, stepsSearch } from '../steps-search.ts';
import { useLastShown } from '../use-last-shown.ts';
import { BillingForm } from './billing-form.tsx';
import { SavedAddresses } from './saved-addresses.tsx';

type StepProps = {
  readonly search: StepsSearch;
};

/** The billing address step of adding a card (BIL-002, CRD-040): a member's may be a saved one. */
export function AddBillingScreen({ search }: StepProps) {
  const { text } = useMessages();
  const addresses = useQuery(addressesQuery());
  const saved = useLastShown(addresses.data);
  const toCard = useWayToCard(search, '/account/payment-method/add');
  return (
    <StepPage list={search} title={text('payment-methods.address.title')} lead={text('payment-methods.address.lead')}>
      {saved ? (
        <SavedAddresses saved={saved} chosenBefore={search.address} onReady={toCard} />
      ) : (
        <LoadingOrError query={addresses} title={text('payment-methods.address.failed')} />
      )}
    </StepPage>
  );
}

/** The billing address step of editing a card (BIL-003, CRD-040). */
export function EditBillingScreen({ search }: StepProps) {
  const { text } = useMessages();
  const addresses = useQuery(addressesQuery());
  const methods = useQuery(paymentMethodsQuery());
  const [savedAddresses, savedMethods] = [useLastShown(addresses.data), useLastShown(methods.data)];
  const method = savedMethods?.find(({ paymentMethodId }) => paymentMethodId === search.method);
  const toCard = useWayToCard(search, '/account/payment-method/edit');
  const savedAs = (id: string | null | undefined) => savedAddresses?.find(({ addressId }) => addressId === id);
  const address = savedAs(search.address) ?? savedAs(method?.billingAddressId) ?? null;
  const [isSettled, setSettled] = useState(false);
  const { refetch } = addresses;
  const readAnew = useCallback(async () => {
    const { isSuccess } = await refetch();
    if (isSuccess) setSettled(true);
  }, [refetch]);
  const isRead = savedAddresses !== undefined && savedMethods !== undefined;
  // The list may be a week old (BIL-021), and the card have come with its address elsewhere: a second one would be added (D-364).
  const isLacking = isRead && address === null && !!method?.billingAddressId && !isSettled;
  const isThere = isRead && !isLacking;
  useEffect(() => {
    if (isLacking) void readAnew();
    // A form that is drawn stays, whatever the list says later.
    else if (isThere) setSettled(true);
  }, [isLacking, isThere, readAnew]);
  const error = isLacking && addresses.isFetching ? null : (addresses.error ?? methods.error);
  const retry = () => {
    void readAnew();
    void methods.refetch();
  };
  // What a wallet or another service holds is changed there.
  if (method && !isEditable(method))
    return <Navigate to="/account/payment-method" search={listSearch(search)} replace />;
  return (
    <StepPage
      list={search}
      title={text('payment-methods.address.edit-title')}
      lead={text('payment-methods.address.lead')}
    >
      {isThere && method ? <BillingForm isGuest={false} address={address} name={null} onReady={toCard} /> : null}
      {isThere && !method ? (
        <LoadError title={text('payment-methods.address.failed')} failure="payment-method-missing" onRetry={retry} />
      ) : null}
      {isThere ? null : (
        <LoadingOrError query={{ error, refetch: retry }} title={text('payment-methods.address.failed')} />
      )}
    </StepPage>
  );
}

type Way = '/account/payment-method/add' | '/account/payment-method/edit';

/** On to the card with an address, which is there again where the member comes back to change it (CRD-047). */
function useWayToCard(search: StepsSearch, way: Way) {
  const navigate = useNavigate();
  const { history } = useRouter();
  return (address: string) => {
    const handedOn = stepsSearch({ ...search, address });
    void navigate({ to: `${way}/billing-address`, search: handedOn, replace: true });
    // The history would make one step of both.
    history.flush();
    void navigate({ to: `${way}/credit-card`, search: handedOn });
  };
}

/** A guest's billing address, kept for one payment; on to the guest's card (BIL-014, BIL-020). */
export function GuestBillingScreen({ search }: StepProps) {
  const { text } = useMessages();
  const navigate = useNavigate();
  const session = useSession();
  const [name] = useState(() => typedGuestName(session));
  useTypedAgain(false, name ?? undefined);
  const toCard = (addressToken: string) => {
    const payment = guestPaymentOf(session);
    payment.send({ type: 'payment.begun' });
    payment.send({ type: 'billingAddress.kept', addressToken });
    const { returnUrl } = search;
    void navigate({ to: '/account/payment-method/gift/guest/credit-card', search: returnUrl ? { returnUrl } : {} });
  };
  return (
    <StepPage
      list={null}
      title={text('payment-methods.address.title')}
      lead={text('payment-methods.address.guest-lead')}
    >
      <BillingForm isGuest address={null} name={name} onReady={toCard} />
    </StepPage>
  );
}

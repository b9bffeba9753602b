import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { addressesQuery } from '#api/account/addresses.ts';
import { paymentMethodsQuery } from '#api/account/payment-methods.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { isEditable, type PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { addressText } from '#parts/address/address-text.ts';
import { Link } from '#parts/link.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { LoadingSkeleton } from '#parts/loading/loading-skeleton.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { StepPage } from '../step-page.tsx';
import { listSearch, type StepsSearch, stepsSearch } from '../steps-search.ts';
import { useLastShown } from '../use-last-shown.ts';
import { useSaved } from '../use-saved.ts';
import * as css from './card-panel.css.ts';
import { CardPanel } from './card-panel.tsx';
import { type CreditCardFlow, useCreditCard } from './credit-card.flow.ts';

type StepProps = {
  readonly search: StepsSearch;
};

/** The card step of adding a card (BIL-004, CRD-039). */
export function AddCardScreen({ search }: StepProps) {
  const { text } = useMessages();
  const saved = useSaved(search, 'added');
  const flow = useCreditCard({ method: null, billingAddressId: search.address ?? null, saved });
  return (
    <StepPage list={search} title={text('common.add-a-card')}>
      <CardOf flow={flow} search={search} address={search.address ?? null} submitLabel={text('common.add-card')} />
    </StepPage>
  );
}

/** The card step of editing a card (BIL-005, CRD-039): its expiry and its code; another number is another card. */
export function EditCardScreen({ search }: StepProps) {
  const { text } = useMessages();
  const { data, error, refetch } = useQuery(paymentMethodsQuery());
  const methods = useLastShown(data);
  const method = methods?.find(({ paymentMethodId }) => paymentMethodId === search.method);
  const failure = methods ? 'payment-method-missing' : error ? failureCodeOf(error) : null;
  // What a wallet or another service holds is changed there.
  if (method && !isEditable(method))
    return <Navigate to="/account/payment-method" search={listSearch(search)} replace />;
  return (
    <StepPage list={search} title={text('payment-methods.card.edit-title')}>
      {method ? <EditCard method={method} search={search} /> : null}
      {!method && failure !== null ? (
        <LoadError title={text('payment-methods.list.failed')} failure={failure} onRetry={() => void refetch()} />
      ) : null}
      {methods || error ? null : <LoadingSkeleton parts={2} />}
    </StepPage>
  );
}

function EditCard({ method, search }: StepProps & { readonly method: PaymentMethod }) {
  const { text } = useMessages();
  const saved = useSaved(search, 'changed');
  const address = search.address ?? method.billingAddressId;
  const flow = useCreditCard({ method, billingAddressId: address, saved });
  return <CardOf flow={flow} search={search} address={address} submitLabel={text('payment-methods.card.save')} />;
}

type CardOfProps = StepProps & {
  readonly flow: CreditCardFlow;
  /** The id of the billing address. */
  readonly address: string | null;
  readonly submitLabel: string;
};

function CardOf({ flow, search, address, submitLabel }: CardOfProps) {
  return (
    <CardPanel
      field={flow.field}
      token={flow.token}
      saving={flow.saving}
      failure={flow.failure}
      submitLabel={submitLabel}
      retry={flow.isUnsaved ? flow.retry : undefined}
    >
      <BillingSummary search={search} addressId={address} />
    </CardPanel>
  );
}

/** The address of the step before, and the way back to it (FC-149: it outlives a reload, the card does not). */
function BillingSummary({ search, addressId: known }: StepProps & { readonly addressId: string | null }) {
  const { text } = useMessages();
  const { data } = useQuery(addressesQuery());
  const address = data?.find(({ addressId }) => addressId === known);
  // With the address: one that was saved a moment ago is not taken for another one (CRD-047).
  const handedOn = stepsSearch(search);
  return (
    <div className={css.address}>
      <span>
        <span className={look.smallMuted}>{text('payment-methods.address.title')}</span>
        <br />
        {address ? addressText(address) : null}
      </span>
      <TextLink
        render={
          search.method ? (
            <Link to="/account/payment-method/edit/billing-address" search={handedOn} />
          ) : (
            <Link to="/account/payment-method/add/billing-address" search={handedOn} />
          )
        }
      >
        <span aria-hidden="true">{text('common.change')}</span>
        <VisuallyHidden>{text('payment-methods.address.change-name')}</VisuallyHidden>
      </TextLink>
    </div>
  );
}

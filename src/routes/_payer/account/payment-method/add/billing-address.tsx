import { createFileRoute } from '@tanstack/react-router';
import { AddBillingScreen, GuestBillingScreen } from '#areas/payment-methods/address/billing-address.screen.tsx';
import { stepsSearchSchema } from '#areas/payment-methods/steps-search.ts';
import { useVisitor } from '#session/session-provider.tsx';

export const Route = createFileRoute('/_payer/account/payment-method/add/billing-address')({
  validateSearch: stepsSearchSchema,
  staticData: { title: 'payment-methods.address.title', description: 'payment-methods.list.description' },
  loader: ({ context }) => context.catalogue.load('payment-methods', 'address'),
  component: AddBillingPage,
});

function AddBillingPage() {
  const search = Route.useSearch();
  return useVisitor().kind === 'member' ? <AddBillingScreen search={search} /> : <GuestBillingScreen search={search} />;
}

import { createFileRoute, redirect } from '@tanstack/react-router';
import { EditBillingScreen, GuestBillingScreen } from '#areas/payment-methods/address/billing-address.screen.tsx';
import { stepsSearchSchema } from '#areas/payment-methods/steps-search.ts';
import { useVisitor } from '#session/session-provider.tsx';

export const Route = createFileRoute('/_payer/account/payment-method/edit/billing-address')({
  validateSearch: stepsSearchSchema,
  staticData: { title: 'payment-methods.address.edit-title', description: 'payment-methods.list.description' },
  beforeLoad: ({ context, search }) => {
    // Without saying which method, it is chosen from the list.
    if (context.session.visitor().kind === 'member' && search.method === undefined) {
      throw redirect({ to: '/account/payment-method', replace: true });
    }
  },
  loader: ({ context }) => context.catalogue.load('payment-methods', 'address'),
  component: EditBillingPage,
});

function EditBillingPage() {
  const search = Route.useSearch();
  return useVisitor().kind === 'member' ? (
    <EditBillingScreen key={search.method} search={search} />
  ) : (
    <GuestBillingScreen search={search} />
  );
}

import { createFileRoute, redirect } from '@tanstack/react-router';
import { EditCardScreen } from '#areas/payment-methods/card/credit-card.screen.tsx';
import { GuestCardScreen } from '#areas/payment-methods/card/guest-card.screen.tsx';
import { stepsSearchSchema } from '#areas/payment-methods/steps-search.ts';
import { useVisitor } from '#session/session-provider.tsx';

export const Route = createFileRoute('/_payer/account/payment-method/edit/credit-card')({
  validateSearch: stepsSearchSchema,
  staticData: { title: 'payment-methods.card.edit-title', description: 'payment-methods.list.description' },
  beforeLoad: ({ context, search }) => {
    // Without saying which method, it is chosen from the list.
    if (context.session.visitor().kind === 'member' && search.method === undefined) {
      throw redirect({ to: '/account/payment-method', replace: true });
    }
  },
  loader: ({ context }) => context.catalogue.load('payment', 'payment-methods'),
  component: EditCardPage,
});

function EditCardPage() {
  const search = Route.useSearch();
  if (useVisitor().kind !== 'member') return <GuestCardScreen returnUrl={search.returnUrl} />;
  return <EditCardScreen key={search.method} search={search} />;
}

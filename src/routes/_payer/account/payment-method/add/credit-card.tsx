import { createFileRoute, redirect } from '@tanstack/react-router';
import { AddCardScreen } from '#areas/payment-methods/card/credit-card.screen.tsx';
import { GuestCardScreen } from '#areas/payment-methods/card/guest-card.screen.tsx';
import { stepsSearch, stepsSearchSchema } from '#areas/payment-methods/steps-search.ts';
import { useVisitor } from '#session/session-provider.tsx';

export const Route = createFileRoute('/_payer/account/payment-method/add/credit-card')({
  validateSearch: stepsSearchSchema,
  staticData: { title: 'common.add-a-card', description: 'payment-methods.list.description' },
  beforeLoad: ({ context, search }) => {
    // The address comes first: a member's card is saved with it.
    if (context.session.visitor().kind === 'member' && search.address === undefined) {
      throw redirect({
        to: '/account/payment-method/add/billing-address',
        search: stepsSearch(search),
        replace: true,
      });
    }
  },
  loader: ({ context }) => context.catalogue.load('payment', 'payment-methods'),
  component: AddCardPage,
});

function AddCardPage() {
  const search = Route.useSearch();
  if (useVisitor().kind !== 'member') return <GuestCardScreen returnUrl={search.returnUrl} />;
  return <AddCardScreen key={search.address} search={search} />;
}

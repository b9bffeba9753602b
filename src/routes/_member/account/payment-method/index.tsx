import { createFileRoute } from '@tanstack/react-router';
import { PaymentMethodListScreen } from '#areas/payment-methods/payment-method-list.screen.tsx';
import { returnSearchSchema } from '#areas/payment-methods/steps-search.ts';

export const Route = createFileRoute('/_member/account/payment-method/')({
  validateSearch: returnSearchSchema,
  staticData: { title: 'common.payment-methods', description: 'payment-methods.list.description' },
  loader: ({ context }) => context.catalogue.load('payment', 'payment-methods'),
  component: PaymentMethodsPage,
});

function PaymentMethodsPage() {
  return <PaymentMethodListScreen returnUrl={Route.useSearch().returnUrl} />;
}

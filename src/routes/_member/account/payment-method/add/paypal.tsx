import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { PaypalAddScreen } from '#areas/payment-methods/paypal-add.screen.tsx';
import { returnSearchSchema } from '#areas/payment-methods/steps-search.ts';
import { PAYPAL_APPROVAL } from '#domain/address-tokens.ts';

const searchSchema = v.object({
  ...returnSearchSchema.entries,
  approval: v.fallback(v.optional(v.string()), undefined),
});

export const Route = createFileRoute('/_member/account/payment-method/add/paypal')({
  validateSearch: searchSchema,
  staticData: { title: 'payment-methods.paypal.title', description: 'payment-methods.list.description' },
  beforeLoad: ({ context, search: { approval, ...search }, preload }) => {
    if (preload || approval === undefined) return;
    // Out of the address before anything else happens (FC-080).
    context.session.tokens.set(PAYPAL_APPROVAL, approval);
    throw redirect({ to: '/account/payment-method/add/paypal', search, replace: true });
  },
  loader: ({ context }) => context.catalogue.load('payment', 'payment-methods'),
  component: PaypalPage,
});

function PaypalPage() {
  return <PaypalAddScreen returnUrl={Route.useSearch().returnUrl} />;
}

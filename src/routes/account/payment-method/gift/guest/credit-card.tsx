import { createFileRoute } from '@tanstack/react-router';
import { GuestCardScreen } from '#areas/payment-methods/card/guest-card.screen.tsx';
import { returnSearchSchema } from '#areas/payment-methods/steps-search.ts';

export const Route = createFileRoute('/account/payment-method/gift/guest/credit-card')({
  validateSearch: returnSearchSchema,
  staticData: { title: 'payment-methods.guest.title', description: 'payment-methods.list.description' },
  loader: ({ context }) => context.catalogue.load('payment', 'payment-methods'),
  component: GuestCardPage,
});

function GuestCardPage() {
  return <GuestCardScreen returnUrl={Route.useSearch().returnUrl} />;
}

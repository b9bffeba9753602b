import { createFileRoute } from '@tanstack/react-router';
import { PickupScreen } from '#areas/pickup/pickup.screen.tsx';
import { pickupSearchSchema } from '#areas/pickup/pickup-search.ts';

export const Route = createFileRoute('/pickup/')({
  validateSearch: pickupSearchSchema,
  staticData: { title: 'pickup.title', description: 'pickup.description' },
  loader: ({ context }) => context.catalogue.load('pickup'),
  component: PickupPage,
});

function PickupPage() {
  return <PickupScreen search={Route.useSearch()} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { ArrivedScreen } from '#areas/pickup/arrived.screen.tsx';
import { pickupSearchSchema } from '#areas/pickup/pickup-search.ts';

export const Route = createFileRoute('/pickup/curbside/success')({
  validateSearch: pickupSearchSchema,
  staticData: { title: 'pickup.arrived.title', description: 'pickup.description', header: 'minimal', footer: 'none' },
  loader: ({ context }) => context.catalogue.load('pickup'),
  component: ArrivedPage,
});

function ArrivedPage() {
  return <ArrivedScreen platform={Route.useSearch().platform} />;
}

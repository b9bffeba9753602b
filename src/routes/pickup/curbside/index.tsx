import { createFileRoute, redirect } from '@tanstack/react-router';
import { CurbsideScreen } from '#areas/pickup/curbside.screen.tsx';
import { pickupSearchSchema } from '#areas/pickup/pickup-search.ts';

export const Route = createFileRoute('/pickup/curbside/')({
  validateSearch: pickupSearchSchema,
  staticData: { title: 'pickup.curbside.title', description: 'pickup.description', header: 'minimal', footer: 'none' },
  beforeLoad: ({ search }) => {
    if (search.store === null) throw redirect({ to: '/pickup', replace: true });
  },
  loader: ({ context }) => context.catalogue.load('pickup'),
  component: CurbsidePage,
});

function CurbsidePage() {
  const search = Route.useSearch();
  // Without a store the guard leads on, and there is nothing to show.
  return search.store === null ? null : <CurbsideScreen search={{ ...search, store: search.store }} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { locatorSearchSchema } from '#areas/store-locator/locator-search-schema.ts';
import { LocatorPage } from '../-locator-page.tsx';
import { loadLocator } from '../-locator-route.ts';

// Every address below the locator that is not one of its own shows the locator (LOC-003, LST-001).
export const Route = createFileRoute('/store-locator/$')({
  validateSearch: locatorSearchSchema,
  staticData: {
    title: 'common.find-a-store',
    description: 'shell.store-locator-description',
    canonical: { path: '/store-locator', keeps: ['place', 'details'] },
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, cause }) => loadLocator(context, deps, cause),
  component: Page,
});

function Page() {
  return <LocatorPage context="page" search={Route.useSearch()} />;
}

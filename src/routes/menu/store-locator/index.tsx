import { createFileRoute } from '@tanstack/react-router';
import { locatorSearchSchema } from '#areas/store-locator/locator-search-schema.ts';
import { LocatorPage } from '../../-locator-page.tsx';
import { loadLocator } from '../../-locator-route.ts';

export const Route = createFileRoute('/menu/store-locator/')({
  validateSearch: locatorSearchSchema,
  staticData: {
    title: 'common.choose-a-store',
    description: 'shell.menu-store-locator-description',
    canonical: { path: '/store-locator', keeps: ['place', 'details'] },
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, cause }) => loadLocator(context, deps, cause),
  component: Page,
});

function Page() {
  return <LocatorPage context="menu" search={Route.useSearch()} />;
}

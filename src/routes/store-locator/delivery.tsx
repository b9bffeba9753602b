import { createFileRoute } from '@tanstack/react-router';
import { locatorSearchSchema } from '#areas/store-locator/locator-search-schema.ts';
import { useConfiguration } from '#session/configuration.ts';
import { useDecidedAnew } from '../-decided-anew.ts';
import { DeliveryPage } from '../-delivery-page.tsx';
import { loadDeliveryOrLocator } from '../-delivery-route.ts';

// With delivery off this is one of the addresses below the locator that show the locator (DLV-002, decision AMB-10).
export const Route = createFileRoute('/store-locator/delivery')({
  validateSearch: locatorSearchSchema,
  staticData: { title: 'delivery.page-title', description: 'delivery.description' },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, cause }) => loadDeliveryOrLocator(context, deps, cause),
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const loaded = Route.useLoaderData();
  const { enableInAppDelivery } = useConfiguration().delivery;
  useDecidedAnew(enableInAppDelivery !== (loaded.shows === 'delivery'));
  return loaded.shows === 'delivery' ? <DeliveryPage /> : <loaded.LocatorPage context="page" search={search} />;
}

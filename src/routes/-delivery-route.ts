import type { QueryClient } from '@tanstack/react-query';
import type { LocatorSearch } from '#areas/store-locator/locator-search-schema.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { PlainMessageId } from '#messages/messages.ts';
import type { LocatorPage } from './-locator-page.tsx';
import { type LocatorCause, loadLocator } from './-locator-route.ts';

type LocatorWords = {
  readonly title: PlainMessageId;
  readonly description: PlainMessageId;
  readonly canonical: { readonly path: string; readonly keeps: readonly string[] };
};

/** `page`: what the document calls itself instead of what the route says. */
type DeliveryOrLocator =
  | { shows: 'delivery' }
  | { shows: 'locator'; LocatorPage: typeof LocatorPage; page: LocatorWords };

/**
 * Which page stands at /store-locator/delivery: that of delivery where it is on, else the locator (DLV-001, DLV-002,
 * decision A35). It waits for the configuration, so that neither shows in the other's place;
 * for one that comes later still the page has this decided anew.
 */
export async function loadDeliveryOrLocator(
  { catalogue, queryClient }: { catalogue: Catalogue; queryClient: QueryClient },
  search: LocatorSearch,
  cause: LocatorCause,
): Promise<DeliveryOrLocator> {
  // The schema of the configuration is no part of the first load.
  const { resolveConfiguration } = await import('#session/configuration.ts');
  const { delivery } = await resolveConfiguration(queryClient);
  if (delivery.enableInAppDelivery) {
    await catalogue.load('delivery');
    return { shows: 'delivery' };
  }
  // Where delivery is on, the locator is not loaded with its page.
  const [locator] = await Promise.all([
    import('./-locator-page.tsx'),
    loadLocator({ catalogue, queryClient }, search, cause),
  ]);
  return {
    shows: 'locator',
    LocatorPage: locator.LocatorPage,
    page: {
      title: 'common.find-a-store',
      description: 'shell.store-locator-description',
      canonical: { path: '/store-locator', keeps: ['place', 'details'] },
    },
  };
}

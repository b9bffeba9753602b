import { type QueryClient, useQuery } from '@tanstack/react-query';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { type Configuration, DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { isPictureHostAllowed } from '#platform/picture-hosts.ts';
import { useHydrated } from './use-hydrated.ts';

/** The flags and options of the deployment; their safe defaults until they are there, and while a prerendered page is hydrated. */
export function useConfiguration(): Configuration {
  const { data } = useQuery({ ...configurationQuery, select: withShownPictures });
  return useHydrated() ? data : DEFAULT_CONFIGURATION;
}

/** An images base that the pages' policy refuses counts as none: the pictures of the app's own host are better than broken ones. */
export function withShownPictures(configuration: Configuration): Configuration {
  if (isPictureHostAllowed(configuration.imagesBase)) return configuration;
  return { ...configuration, imagesBase: DEFAULT_CONFIGURATION.imagesBase };
}

/** Whether the flags are the deployment's own, or will stay the defaults: until then a page keeps room for what a flag may add. */
export function useIsConfigurationKnown(): boolean {
  const { dataUpdatedAt, isError } = useQuery(configurationQuery);
  return useHydrated() && (dataUpdatedAt > 0 || isError);
}

/** Whether the flags are known, as `useIsConfigurationKnown`, for guards. */
export function isConfigurationKnown(queryClient: QueryClient): boolean {
  const state = queryClient.getQueryState(configurationQuery.queryKey);
  return state !== undefined && (state.dataUpdatedAt > 0 || state.status === 'error');
}

/** How long a page whose very kind depends on a flag waits for it, milliseconds. */
const PATIENCE = 5_000;

/**
 * The configuration as soon as it is known: for a route that could show the wrong page before. What was known once is taken
 * as it is; where nothing can be read, or not in time, the safe defaults hold (FC-053).
 */
export async function resolveConfiguration(queryClient: QueryClient): Promise<Configuration> {
  const { queryKey } = configurationQuery;
  const known = queryClient.getQueryState(queryKey);
  if (known?.data && known.dataUpdatedAt > 0) return withShownPictures(known.data);
  const asked = queryClient.fetchQuery(configurationQuery).then(withShownPictures, () => DEFAULT_CONFIGURATION);
  return Promise.race([asked, defaultsAfter(PATIENCE)]);
}

function defaultsAfter(milliseconds: number): Promise<Configuration> {
  return new Promise((resolve) => setTimeout(() => resolve(DEFAULT_CONFIGURATION), milliseconds));
}

import type { QueryClient } from '@tanstack/react-query';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { type Configuration, DEFAULT_CONFIGURATION } from '#domain/configuration.ts';

/** The retailer's rules of the locator as far as they are known at this moment; their safe defaults before that. */
export function locatorRules(queryClient: QueryClient): Configuration['locator'] {
  return (queryClient.getQueryData(configurationQuery.queryKey) ?? DEFAULT_CONFIGURATION).locator;
}

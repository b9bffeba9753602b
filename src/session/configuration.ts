import { useQuery } from '@tanstack/react-query';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { type Configuration, DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { useHydrated } from './use-hydrated.ts';

/** The flags and options of the deployment; their safe defaults until they are there, and while a prerendered page is taken over. */
export function useConfiguration(): Configuration {
  const { data } = useQuery(configurationQuery);
  return useHydrated() ? data : DEFAULT_CONFIGURATION;
}

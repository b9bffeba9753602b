import { createContext, useContext } from 'react';
import type { StoreNumber } from '#domain/store.ts';
import type { LocatorFlow } from './locator.flow.ts';

const LocatorContext = createContext<LocatorFlow | null>(null);

export const LocatorProvider = LocatorContext.Provider;

/** The actors of the locator that this part belongs to. */
export function useLocator(): LocatorFlow {
  const flow = useContext(LocatorContext);
  if (!flow) throw new Error('useLocator needs a LocatorProvider above it.');
  return flow;
}

/** Where the details of a store are, and how to get there. A router's link for each row would make every list slow. */
export type DetailsLink = { hrefOf: (storeNumber: StoreNumber) => string; open: (storeNumber: StoreNumber) => void };

const DetailsLinkContext = createContext<DetailsLink>({
  hrefOf: (storeNumber) => `?details=${encodeURIComponent(storeNumber)}`,
  open: () => {},
});

export const DetailsLinkProvider = DetailsLinkContext.Provider;

export function useDetailsLink(): DetailsLink {
  return useContext(DetailsLinkContext);
}

import { createContext, type MouseEvent, useContext } from 'react';
import type { StoreNumber } from '#domain/stores/store.ts';
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
type DetailsLink = {
  hrefOf: (storeNumber: StoreNumber) => string;
  open: (storeNumber: StoreNumber) => void;
};

const DetailsLinkContext = createContext<DetailsLink>({
  hrefOf: (storeNumber) => `?details=${encodeURIComponent(storeNumber)}`,
  open: () => {},
});

export const DetailsLinkProvider = DetailsLinkContext.Provider;

/** `openHere` opens a store within the app and answers true for a plain press; any other press is the browser's. */
export function useDetailsLink() {
  const { hrefOf, open } = useContext(DetailsLinkContext);
  const openHere = (event: MouseEvent, storeNumber: StoreNumber) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
    event.preventDefault();
    open(storeNumber);
    return true;
  };
  return { hrefOf, openHere };
}

import { createContext, useContext } from 'react';
import type { LocatorFlow } from './locator.flow.ts';

const LocatorContext = createContext<LocatorFlow | null>(null);

export const LocatorProvider = LocatorContext.Provider;

/** The actors of the locator that this part belongs to. */
export function useLocator(): LocatorFlow {
  const flow = useContext(LocatorContext);
  if (!flow) throw new Error('useLocator needs a LocatorProvider above it.');
  return flow;
}

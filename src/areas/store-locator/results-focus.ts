import { type RefObject, useEffect } from 'react';
import type { LocatorFlow } from './locator.flow.ts';

/** After "Search this area", whose button goes with the press, and "Find stores near me" the visitor goes on in the results. */
export function useResultsFocus({ map, geolocation }: LocatorFlow, results: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const toResults = () => {
      const part = results.current;
      // Who types meanwhile goes on typing.
      if (part?.ownerDocument.activeElement?.localName !== 'input') part?.focus({ preventScroll: true });
    };
    const subscriptions = [map.on('area.wanted', toResults), geolocation.on('position.found', toResults)];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [map, geolocation, results]);
}

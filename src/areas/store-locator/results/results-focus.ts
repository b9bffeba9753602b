import type { RefObject } from 'react';
import { useEmitted } from '#parts/flow/use-flow.ts';
import type { LocatorFlow } from '../locator.flow.ts';

/** After "Search this area", whose button goes with the press, and "Find stores near me" the visitor goes on in the results. */
export function useResultsFocus({ map, geolocation }: LocatorFlow, results: RefObject<HTMLElement | null>): void {
  const toResults = () => {
    const part = results.current;
    // Who types meanwhile, or has opened the filters, goes on there.
    if (!part?.ownerDocument.activeElement?.closest('input, [role="dialog"]')) part?.focus({ preventScroll: true });
  };
  useEmitted(map, { 'area.requested': toResults });
  useEmitted(geolocation, { 'position.found': toResults });
}

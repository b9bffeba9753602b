import { type RefObject, useCallback } from 'react';
import { useEmitted } from '#parts/flow/use-flow.ts';
import type { LocatorFlow } from '../locator.flow.ts';

/**
 * The way into the search box, with its text selected, so that the next key writes another one. Taken by itself when the
 * browser gives no position: searching is what is left (FC-158).
 */
export function useSearchBoxFocus(
  geolocation: LocatorFlow['geolocation'],
  part: RefObject<HTMLElement | null>,
): () => void {
  const toSearchBox = useCallback(() => {
    const box = part.current?.querySelector('input');
    box?.focus();
    box?.select();
  }, [part]);
  useEmitted(geolocation, { 'position.lost': toSearchBox });
  return toSearchBox;
}

import { type RefObject, useCallback } from 'react';
import { useEmitted } from '#parts/flow/use-flow.ts';
import type { LocatorFlow } from '../locator.flow.ts';

const searchBoxIn = (part: HTMLElement | null) => part?.querySelector<HTMLInputElement>('[role="combobox"]');

/**
 * The way into the search box, with its text selected, so that the next key writes another one. Taken by itself when the
 * browser gives no position: searching is what is left (FC-158).
 */
export function useSearchBoxFocus(
  geolocation: LocatorFlow['geolocation'],
  part: RefObject<HTMLElement | null>,
): () => void {
  const toSearchBox = useCallback(() => {
    const box = searchBoxIn(part.current);
    box?.focus();
    box?.select();
  }, [part]);
  useEmitted(geolocation, {
    'position.lost': () => {
      // Who types meanwhile goes on typing.
      if (searchBoxIn(part.current) !== part.current?.ownerDocument.activeElement) toSearchBox();
    },
  });
  return toSearchBox;
}

import { useCallback, useSyncExternalStore } from 'react';
import { mediaMatches, onMediaChange } from '#platform/media-query.ts';
import { media } from '#ui/theme/tokens.ts';

/** Whether list and map stand side by side: what lies over the page on a phone stands beside the map there. */
export function useColumns(): boolean {
  return useMedia(media.columns);
}

/** Whether that screen is also high enough for something to stand at a control; a phone on its side is not. */
export function useRoomyColumns(): boolean {
  return useMedia(media.roomyColumns);
}

/** Whether the screen is narrow enough to be a phone's: below 768 px (RWD-015). */
export function usePhone(): boolean {
  return useMedia(`not all and ${media.columns}`);
}

function useMedia(query: string): boolean {
  // The same function at each render, or React would subscribe anew.
  const subscribe = useCallback((listener: () => void) => onMediaChange(query, listener), [query]);
  return useSyncExternalStore(
    subscribe,
    () => mediaMatches(query),
    () => false,
  );
}

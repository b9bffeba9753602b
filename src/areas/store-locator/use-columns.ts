import { useSyncExternalStore } from 'react';
import { mediaMatches, onMediaChange } from '#platform/media-query.ts';
import { media } from '#ui/theme/tokens.ts';

const subscribe = (listener: () => void) => onMediaChange(media.columns, listener);
const isWide = () => mediaMatches(media.columns);

/** Whether list and map stand side by side: what lies over the page on a phone stands beside the map there. */
export function useColumns(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

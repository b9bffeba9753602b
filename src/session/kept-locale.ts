import { useSyncExternalStore } from 'react';
import type { Locale } from '#domain/locale.ts';
import { onLocaleKept, preferredLocale } from '#platform/locale.ts';

/** The language in which the server answers, which follows that of the texts; null while a page is prerendered. */
export function useKeptLocale(): Locale | null {
  return useSyncExternalStore(onLocaleKept, preferredLocale, () => null);
}

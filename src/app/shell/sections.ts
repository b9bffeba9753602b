import { useLocation } from '@tanstack/react-router';

/** An entry of a main navigation stands for all pages below its own. */
export const SECTION = { exact: false, includeSearch: false } as const;

/** Account leads to one of its pages and stands for all of them: `true` is the current section, as `page` is the page. */
export function useAccountCurrent(): 'true' | undefined {
  return useLocation({ select: ({ pathname }) => pathname.startsWith('/account/') }) ? 'true' : undefined;
}

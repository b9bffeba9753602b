import { useLocation } from '@tanstack/react-router';
import { WHATEVER_SEARCH } from '#parts/link.tsx';

/** An entry of a main navigation stands for all pages below its own. */
export const SECTION = { exact: false, includeSearch: false } as const;

/** The cart lies below the menu by its address, and has an entry of its own. */
export function useMenuSection() {
  return useIsBelow('/menu/cart') ? WHATEVER_SEARCH : SECTION;
}

/** Account leads to one of its pages and stands for all of them: `true` is the current section, as `page` is the page. */
export function useAccountCurrent(): 'true' | undefined {
  return useIsBelow('/account') ? 'true' : undefined;
}

const useIsBelow = (path: string) => useLocation({ select: ({ pathname }) => `${pathname}/`.startsWith(`${path}/`) });

import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useHydrated } from '#session/use-hydrated.ts';
import {
  isSearching,
  type MenuAddress,
  type MenuSearch,
  menuAddressOf,
  menuSearchOf,
  NO_SEARCH,
} from './menu-search-schema.ts';

/** Typing rests so long before the address follows: browsers allow few changes of it a second. */
const TYPING_RESTS_MS = 400;
/** The address follows a press once what it shows has been painted. */
const AFTER_PAINT_MS = 30;

/** What is looked for on the menu, and how that changes. */
export type SearchedMenu = {
  readonly search: MenuSearch;
  /** Shows what the words find; the address follows. */
  readonly type: (q: string) => void;
  /** Takes what is looked for into the address now. */
  readonly keep: () => void;
  readonly change: (search: MenuSearch) => void;
};

const keyOf = (search: MenuSearch): string => JSON.stringify(menuAddressOf(search));

/** Words and filters as the visitor sets them: shown at once, in the address as soon as that rests. */
export function useSearchedMenu(address: MenuAddress): SearchedMenu {
  const navigate = useNavigate();
  // The prerendered page looks for nothing, whatever its address does.
  const isHydrated = useHydrated();
  const named = useMemo(() => (isHydrated ? menuSearchOf(address) : NO_SEARCH), [isHydrated, address]);
  const [search, setSearch] = useState(named);
  const kept = useRef(keyOf(named));
  const delay = useRef(TYPING_RESTS_MS);
  // Back, or a link, has changed the address.
  useEffect(() => {
    if (keyOf(named) === kept.current) return;
    kept.current = keyOf(named);
    setSearch(named);
  }, [named]);

  const write = useRef(() => {});
  write.current = () => {
    if (keyOf(search) === kept.current) return;
    kept.current = keyOf(search);
    void navigate({
      to: '/menu',
      search: menuAddressOf(search),
      // The first search can be taken back, further words are the same search.
      replace: isSearching(named),
      resetScroll: false,
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the time anew
  useEffect(() => {
    const timer = setTimeout(() => write.current(), delay.current);
    return () => clearTimeout(timer);
  }, [search]);

  const changeAfter = (ms: number, next: MenuSearch) => {
    delay.current = ms;
    setSearch(next);
  };
  return {
    search,
    type: (q) => changeAfter(TYPING_RESTS_MS, { ...search, q }),
    keep: () => write.current(),
    change: (next) => changeAfter(AFTER_PAINT_MS, next),
  };
}

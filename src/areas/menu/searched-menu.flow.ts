import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
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
const ADDRESS_DELAY_MS = 400;

/** What is looked for on the menu, and how that changes. */
export type SearchedMenu = {
  readonly search: MenuSearch;
  /** Shows what the words find; the address follows. */
  readonly type: (q: string) => void;
  /** Takes the words into the address now. */
  readonly keep: () => void;
  readonly change: (search: MenuSearch) => void;
};

/** Words and filters as the visitor sets them: shown at once, in the address as soon as typing rests. */
export function useSearchedMenu(address: MenuAddress): SearchedMenu {
  const navigate = useNavigate();
  // The page that was drawn at build looks for nothing, whatever its address does.
  const isTakenOver = useHydrated();
  const named = useMemo(() => (isTakenOver ? menuSearchOf(address) : NO_SEARCH), [isTakenOver, address]);
  const [q, setTyped] = useState(named.q);
  const kept = useRef(named.q);
  // Back, or a link, has changed the words.
  useEffect(() => {
    if (named.q === kept.current) return;
    kept.current = named.q;
    setTyped(named.q);
  }, [named.q]);

  const change = useCallback(
    (search: MenuSearch) => {
      const next = menuAddressOf(search);
      kept.current = next.q ?? '';
      setTyped(search.q);
      void navigate({
        to: '/menu',
        search: next,
        // The first search can be taken back, further words are the same search.
        replace: isSearching(named),
        resetScroll: false,
      });
    },
    [navigate, named],
  );
  const search = { ...named, q };
  const isBehind = q.trim() !== named.q.trim();
  const latest = useRef(() => {});
  latest.current = () => {
    if (isBehind) change(search);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the time anew
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [q]);
  return { search, type: setTyped, keep: () => latest.current(), change };
}

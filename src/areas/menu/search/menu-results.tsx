import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Menu } from '#domain/menu/menu.ts';
import { meetsFilters, menuProductKey, placedProducts } from '#domain/menu/menu-filters.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useMoreFocus } from '#parts/use-more-focus.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as cards from '../product-card.css.ts';
import { ProductCard } from '../product-card.tsx';
import { menuIndex } from './menu-index.ts';
import * as css from './menu-search.css.ts';
import { filtersOf, type MenuSearch } from './menu-search-schema.ts';

export type MenuResultsProps = {
  readonly menus: readonly Menu[];
  readonly storeNumber: StoreNumber | null;
  readonly search: MenuSearch;
  readonly onCounted: (count: number | null) => void;
  /** Leaves the words and takes the filters away. */
  readonly onFiltersDropped: () => void;
  readonly onAllDropped: () => void;
};

/** What is drawn at once: more than a screen holds. */
const FIRST = 24;

/** What the words and filters find on the menus. Loaded with the first search: the index is its own. */
export function MenuResults({
  menus,
  storeNumber,
  search,
  onCounted,
  onFiltersDropped,
  onAllDropped,
}: MenuResultsProps) {
  const { locale, text } = useMessages();
  const index = useMemo(() => menuIndex(placedProducts(menus), locale), [menus, locale]);
  // Typing goes first.
  const wanted = useDeferredValue(search);
  const found = useMemo(() => {
    const filters = filtersOf(wanted);
    return index.search(wanted.q).filter(({ product }) => meetsFilters(product, filters));
  }, [index, wanted]);
  const count = found.length;
  useEffect(() => {
    onCounted(count);
    // What is not shown any more is not said either.
    return () => onCounted(null);
  }, [onCounted, count]);
  const [isWhole, setWhole] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  const shown = isWhole ? found : found.slice(0, FIRST);
  const moreWanted = useMoreFocus(rows, shown.length);
  const hasFilters = wanted.filters.length + wanted.without.length > 0;

  if (count === 0) {
    return (
      <EmptyState
        picture="empty-not-found"
        title={
          wanted.q.trim() === '' ? text('menu.no-matches') : text('menu.no-matches-for', { words: wanted.q.trim() })
        }
        actions={
          <>
            {hasFilters ? <Button onClick={onFiltersDropped}>{text('menu.drop-filters')}</Button> : null}
            <Button variant={hasFilters ? 'secondary' : 'primary'} onClick={onAllDropped}>
              {text('menu.whole-menu')}
            </Button>
          </>
        }
      >
        {text('menu.no-matches-hint')}
      </EmptyState>
    );
  }
  return (
    <section className={css.results} aria-labelledby="menu-results">
      <h2 id="menu-results" className={look.heading2}>
        {text('menu.results', { count })}
      </h2>
      {wanted.without.length > 0 ? <p className={look.smallMuted}>{text('menu.allergen-note')}</p> : null}
      <ul ref={rows} className={cards.grid}>
        {shown.map(({ product, currency }) => (
          <li key={`${menuProductKey(product)} ${storeNumber}`}>
            <ProductCard {...{ product, currency, storeNumber }} />
          </li>
        ))}
      </ul>
      {count > FIRST && !isWhole ? (
        <Button
          variant="secondary"
          className={css.more}
          onClick={() => {
            moreWanted();
            setWhole(true);
          }}
        >
          {text('menu.all-results', { count })}
        </Button>
      ) : null}
    </section>
  );
}

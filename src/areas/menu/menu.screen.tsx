import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { menuOutlineQuery } from '#api/menu/menu-outline.ts';
import { menuOutline, menuTiles } from '#domain/menu/menu-outline.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { lazyPart, usePart } from '#parts/fetched-part.ts';
import { focusHeading } from '#platform/document.ts';
import { pageData } from '#platform/page-data.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { CategoryTiles, TilesSkeleton } from './category-tiles.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import * as css from './menu.css.ts';
import { type LoadedMenus, useMenus } from './menu-load.flow.ts';
import { MenuProblem } from './menu-problems.tsx';
import { OrderStoreBar } from './order-store/order-store-bar.tsx';
import { OrderStorePanel } from './order-store/order-store-panel.tsx';
import { ProductsSkeleton } from './products-skeleton.tsx';
import type { MenuResultsProps } from './search/menu-results.tsx';
import { MenuSearchBox } from './search/menu-search.tsx';
import { isSearching, type MenuAddress, type MenuSearch, NO_SEARCH } from './search/menu-search-schema.ts';
import { useSearchedMenu } from './search/use-searched-menu.ts';

const MENU_RESULTS = lazyPart<MenuResultsProps>(async () => (await import('./search/menu-results.tsx')).MenuResults);

/** The landing of the menu (MNU-001): who makes the order, what they serve, and a search over it. */
export function MenuScreen({ address }: { readonly address: MenuAddress }) {
  const { text } = useMessages();
  const menus = useMenus();
  const searched = useSearchedMenu(address);
  const { search, change } = searched;
  const [count, setCount] = useState<number | null>(null);
  const searching = isSearching(search);
  /** For buttons that go with their press. */
  const lookFor = (other: MenuSearch) => {
    change(other);
    focusHeading();
  };

  return (
    <div className={classNames(page.wide, css.screen)}>
      <h1 className={look.heading1} tabIndex={-1}>
        {text('shell.menu')}
      </h1>
      <MenuSearchBox {...searched} />
      <VisuallyHidden as="p" role="status">
        {searching && count !== null ? text('menu.results', { count }) : null}
      </VisuallyHidden>
      {searching ? <OrderStoreBar /> : <OrderStorePanel />}
      {searching && menus.state === 'served' ? (
        <FetchedResults
          menus={menus.menus}
          storeNumber={menus.storeNumber}
          search={search}
          onCounted={setCount}
          onFiltersDropped={() => lookFor({ ...search, filters: [], without: [] })}
          onAllDropped={() => lookFor(NO_SEARCH)}
        />
      ) : searching && menus.state === 'loading' ? (
        <ProductsSkeleton />
      ) : (
        <Landing menus={menus} />
      )}
    </div>
  );
}

/** What is found, once what finds it is there. */
function FetchedResults(props: MenuResultsProps) {
  const { Part, failure, retry } = usePart(MENU_RESULTS, { mayReload: true });
  if (Part) return <Part {...props} />;
  return failure ? <MenuProblem state="failed" failure={failure} retry={retry} /> : <ProductsSkeleton />;
}

/** Seasonal products, and the categories of each menu. */
function Landing({ menus }: { readonly menus: LoadedMenus }) {
  const { locale } = useMessages();
  const { data: national = null } = useQuery({
    ...menuOutlineQuery(locale),
    initialData: () => pageData('menu', locale),
  });
  if (menus.state === 'failed' || menus.state === 'empty') return <MenuProblem {...menus} />;
  const served = menus.state === 'served' ? menuOutline(menus.menus) : null;
  // What the country sells no more keeps no place: “Not sold at this store.” would be said without a store (D-361).
  const isOfToday = menus.state === 'served' && menus.storeNumber === null;
  const sections = menuTiles(isOfToday ? null : national, served);
  if (sections.length === 0) return <TilesSkeleton />;
  const featured = (served ?? national)?.featured ?? null;
  return (
    <>
      {featured ? (
        <FeaturedProducts {...featured} storeNumber={menus.state === 'served' ? menus.storeNumber : null} />
      ) : null}
      {sections.map((menu) => (
        <CategoryTiles key={menu.id} {...menu} />
      ))}
    </>
  );
}

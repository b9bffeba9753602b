import { Navigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Menu, MenuCategory, MenuProduct, MenuSubcategory } from '#domain/menu/menu.ts';
import { menuProductKey } from '#domain/menu/menu-filters.ts';
import { menuPageAt } from '#domain/menu/menu-pages.ts';
import type { CartItem } from '#domain/ordering/cart.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link, WHATEVER_SEARCH } from '#parts/link.tsx';
import { TextTo } from '#parts/page-links.tsx';
import { usePageSubject } from '#parts/pages/page-subject.ts';
import { useCart } from '#session/cart/cart.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { chip } from '#ui/theme/chip.css.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './category.css.ts';
import * as chips from './chips.css.ts';
import { useMenus } from './menu-load.flow.ts';
import { CategoryMissing, MenuProblem } from './menu-problems.tsx';
import * as cards from './product-card.css.ts';
import { ProductCard } from './product-card.tsx';
import { ProductsSkeleton } from './products-skeleton.tsx';
import type { Replacing } from './quick-add.flow.ts';

type CategoryScreenProps = {
  readonly menu: string;
  readonly category: string;
  /** Null for the whole category. */
  readonly subcategory: string | null;
  /** The line of the cart in whose place something else is looked for; null where nothing is. */
  readonly line: string | null;
};

/** What a category, or a part of one, has (MNU-002). */
export function CategoryScreen({ line, ...address }: CategoryScreenProps) {
  const menus = useMenus();
  const replaced = useCart()?.items.find(({ itemId }) => itemId === line) ?? null;
  const replacing = useReplacing(line);
  if (menus.state !== 'served') {
    return (
      <div className={classNames(page.wide, css.screen)}>
        {menus.state === 'loading' ? <Loading /> : <MenuProblem {...menus} headingLevel={1} />}
      </div>
    );
  }
  const found = menuPageAt(menus.menus, address);
  if (found.kind === 'no-menu') return <Navigate to="/menu" replace />;
  return (
    <div className={classNames(page.wide, css.screen)}>
      {found.kind === 'no-category' ? (
        <CategoryMissing menu={found.menu} />
      ) : (
        <Category {...found} storeNumber={menus.storeNumber} replaced={replaced} replacing={replacing} />
      )}
    </div>
  );
}

/** One product of the page takes the place of a line; until the cart is there, or cannot be reached, no other one is added. */
function useReplacing(line: string | null): Replacing {
  const [done, setDone] = useState<string | null>(null);
  const isOver = line !== null && done === line;
  return useMemo(() => ({ isOver, onReplaced: () => setDone(line), onKept: () => setDone(null) }), [isOver, line]);
}

/** What the page is called is known with its menu. */
function Loading() {
  const { text } = useMessages();
  return (
    <>
      <header className={css.head}>
        <h1 className={look.heading1} tabIndex={-1}>
          {text('shell.menu')}
        </h1>
      </header>
      <ProductsSkeleton />
    </>
  );
}

type CategoryProps = {
  readonly menu: Menu;
  readonly category: MenuCategory;
  readonly subcategory: MenuSubcategory | null;
  readonly storeNumber: StoreNumber | null;
  readonly replaced: CartItem | null;
  readonly replacing: Replacing;
};

function Category({ menu, category, subcategory, storeNumber, replaced, replacing }: CategoryProps) {
  const { text } = useMessages();
  const { name } = subcategory ?? category;
  usePageSubject(name);
  const shown = { currency: menu.currency, storeNumber, replaced, replacing };
  return (
    <>
      <header className={css.head}>
        <nav aria-label={text('menu.path')}>
          <ol className={css.path}>
            <li>
              <Link to="/menu">{text('shell.menu')}</Link>
            </li>
            {subcategory ? (
              <li>
                <Link
                  to="/menu/$menu/$category"
                  params={{ menu: menu.id, category: category.id }}
                  search={{ line: replaced?.itemId ?? null }}
                >
                  {category.name}
                </Link>
              </li>
            ) : null}
          </ol>
        </nav>
        <h1 className={look.heading1} tabIndex={-1}>
          {name}
        </h1>
      </header>
      {replaced ? (
        <Notice tone="info" action={<TextTo to="/menu/cart">{text('menu.keep-item')}</TextTo>}>
          {text('menu.replacing', { name: replaced.product.name })}
        </Notice>
      ) : null}
      {category.subcategories.length > 0 ? <Parts {...{ menu, category, subcategory, replaced }} /> : null}
      {subcategory ? (
        <Products products={subcategory.products} {...shown} headingLevel={2} isFirst />
      ) : (
        <>
          <Products
            products={category.products}
            {...shown}
            headingLevel={category.subcategories.length > 0 ? 3 : 2}
            isFirst
          />
          {category.subcategories.map((part, index) => (
            <Part key={part.id} part={part} {...shown} isFirst={index === 0 && category.products.length === 0} />
          ))}
        </>
      )}
    </>
  );
}

/** The ways from one part of a category to another. */
function Parts({ menu, category, subcategory, replaced }: Omit<CategoryProps, 'storeNumber' | 'replacing'>) {
  const { text } = useMessages();
  const params = { menu: menu.id, category: category.id };
  const search = { line: replaced?.itemId ?? null };
  return (
    <nav aria-label={text('menu.parts')} className={chips.chips}>
      <Link
        to="/menu/$menu/$category"
        params={params}
        search={search}
        className={chip}
        activeOptions={WHATEVER_SEARCH}
        replace
      >
        {text('menu.all-of-category')}
      </Link>
      {category.subcategories.map(({ id, name }) => (
        <Link
          key={id}
          to="/menu/$menu/$category/$subcategory"
          params={{ ...params, subcategory: id }}
          search={search}
          className={chip}
          activeOptions={WHATEVER_SEARCH}
          replace={subcategory !== null}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

type ShownProducts = {
  readonly currency: string;
  readonly storeNumber: StoreNumber | null;
  readonly replaced: CartItem | null;
  readonly replacing: Replacing;
  /** What a visitor sees without scrolling. */
  readonly isFirst: boolean;
};

function Part({ part, ...shown }: ShownProducts & { readonly part: MenuSubcategory }) {
  const titleId = `part-${part.id}`;
  if (part.products.length === 0) return null;
  return (
    <section className={css.part} aria-labelledby={titleId}>
      <h2 id={titleId} className={look.heading2}>
        {part.name}
      </h2>
      <Products products={part.products} {...shown} headingLevel={3} />
    </section>
  );
}

/** The pictures that a phone shows at first. */
const EAGER = 4;

type ProductsProps = ShownProducts & {
  readonly products: readonly MenuProduct[];
  readonly headingLevel: 2 | 3;
};

function Products({ products, headingLevel, isFirst, ...shown }: ProductsProps) {
  if (products.length === 0) return null;
  return (
    <ul className={cards.grid}>
      {products.map((product, index) => (
        <li key={`${menuProductKey(product)} ${shown.storeNumber}`}>
          <ProductCard {...{ product, headingLevel, ...shown }} eager={isFirst && index < EAGER} />
        </li>
      ))}
    </ul>
  );
}

import type { Menu, MenuCategory } from '#domain/menu.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Art } from '#ui/art/art.tsx';
import { type ArtName, artSizes } from '#ui/art/art-name.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { text as look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import * as css from './served-menus.css.ts';
import { useServedMenus } from './served-menus.flow.ts';

/** What is served, by menu and category. */
export function ServedMenus() {
  const { text, failureText } = useMessages();
  const served = useServedMenus();
  if (served.state === 'loading') return <MenusSkeleton />;
  if (served.state === 'failed') {
    return (
      <EmptyState
        picture="empty-error"
        title={text('menu.failed')}
        actions={<Button onClick={served.retry}>{text('common.try-again')}</Button>}
      >
        {failureText(served.failure)}
      </EmptyState>
    );
  }
  if (served.menus.length === 0) {
    return (
      <EmptyState picture="empty-no-previous" title={text('menu.empty')}>
        {text('menu.empty-hint')}
      </EmptyState>
    );
  }
  return served.menus.map((menu) => <MenuSection key={menu.id} menu={menu} />);
}

function MenuSection({ menu: { id, name, categories } }: { menu: Menu }) {
  const titleId = `menu-${id}`;
  return (
    <section className={css.menu} aria-labelledby={titleId}>
      <h2 id={titleId} className={look.heading2}>
        {name}
      </h2>
      <ul className={css.tiles}>
        {categories.map((category) => (
          <CategoryTile key={category.id} category={category} />
        ))}
      </ul>
    </section>
  );
}

function CategoryTile({ category: { name, art } }: { category: MenuCategory }) {
  return (
    <li className={css.tile}>
      <Art name={pictureOf(art)} lazy className={css.picture} />
      <h3 className={css.name}>{name}</h3>
    </li>
  );
}

/** A category with a picture that this app does not have yet is still shown. */
function pictureOf(art: string): ArtName {
  return art in artSizes ? (art as ArtName) : 'drink-latte';
}

const SKELETON_TILES = ['1', '2', '3', '4', '5', '6', '7', '8'];

function MenusSkeleton() {
  const { text } = useMessages();
  return (
    <section className={css.menu}>
      <VisuallyHidden as="p" role="status">
        {text('menu.loading')}
      </VisuallyHidden>
      <Skeleton shape="heading" width="short" />
      <ul className={css.tiles} aria-hidden="true">
        {SKELETON_TILES.map((tile) => (
          <li key={tile} className={css.tile}>
            <Skeleton shape="circle" className={css.picture} />
            <Skeleton width="long" />
          </li>
        ))}
      </ul>
    </section>
  );
}

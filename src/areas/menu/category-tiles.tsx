import type { CategoryTile } from '#domain/menu/menu-outline.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { LoadingStatus } from '#parts/loading/loading-status.tsx';
import { ProductPicture } from '#parts/menu/product-picture.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './category-tiles.css.ts';

type CategoryTilesProps = {
  readonly id: string;
  readonly name: string;
  readonly tiles: readonly CategoryTile[];
};

/** The categories of a menu, each with the picture of its first product. */
export function CategoryTiles({ id, name, tiles }: CategoryTilesProps) {
  const titleId = `menu-${id}`;
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={look.heading2}>
        {name}
      </h2>
      <ul className={css.tiles}>
        {tiles.map((tile) => (
          <li key={tile.id} className={css.place}>
            {tile.isServed ? (
              <Link
                to="/menu/$menu/$category"
                params={{ menu: id, category: tile.id }}
                className={classNames(css.tile, css.link)}
              >
                <Tile {...tile} />
              </Link>
            ) : (
              <div className={css.tile}>
                <Tile {...tile} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ name, picture, isServed }: CategoryTile) {
  const { text } = useMessages();
  return (
    <>
      <ProductPicture address={picture} className={classNames(css.picture, !isServed && css.missing)} />
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        {isServed ? null : <span className={css.note}>{text('menu.unavailable.not-here')}</span>}
      </span>
    </>
  );
}

const SKELETON_TILES = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Holds the place of the tiles until the menus are there. */
export function TilesSkeleton() {
  const { text } = useMessages();
  return (
    <section className={css.section}>
      <LoadingStatus>{text('menu.loading')}</LoadingStatus>
      <Skeleton shape="heading" width="short" />
      <ul className={css.tiles} aria-hidden="true">
        {SKELETON_TILES.map((tile) => (
          <li key={tile} className={css.tile}>
            <Skeleton shape="picture" />
            <span className={css.words}>
              <Skeleton width="long" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { menuProductKey } from '#domain/menu/menu-filters.ts';
import type { FeaturedCategory } from '#domain/menu/menu-outline.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './category-tiles.css.ts';
import * as cards from './product-card.css.ts';
import { ProductCard } from './product-card.tsx';

/** The pictures that a phone shows at first. */
const EAGER = 2;

/** Some products of the season, with the way to all of them. */
export function FeaturedProducts({
  menu,
  id,
  name,
  currency,
  products,
  storeNumber,
}: FeaturedCategory & { readonly storeNumber: StoreNumber | null }) {
  const { text } = useMessages();
  return (
    <section className={css.section} aria-labelledby="featured">
      <div className={css.titleLine}>
        <h2 id="featured" className={look.heading2}>
          {name}
        </h2>
        <Link
          to="/menu/$menu/$category"
          params={{ menu, category: id }}
          className={css.all}
          aria-describedby="featured"
        >
          {text('common.see-all')}
        </Link>
      </div>
      <ul className={cards.row}>
        {products.map((product, index) => (
          <li key={`${menuProductKey(product)} ${storeNumber}`}>
            <ProductCard {...{ product, currency, storeNumber }} eager={index < EAGER} />
          </li>
        ))}
      </ul>
    </section>
  );
}

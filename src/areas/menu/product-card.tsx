import { memo } from 'react';
import type { MenuProduct } from '#domain/menu/menu.ts';
import type { CartItem } from '#domain/ordering/cart.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { unavailableTexts } from '#parts/menu/availability-text.ts';
import { ProductPicture } from '#parts/menu/product-picture.tsx';
import { usePrice } from '#parts/money-and-dates.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { productAddress } from './product-address.ts';
import * as css from './product-card.css.ts';
import { type Replacing, useQuickAdd } from './quick-add.flow.ts';
import { QuickAdd } from './quick-add.tsx';

type ProductCardProps = {
  readonly product: MenuProduct;
  readonly currency: string;
  readonly storeNumber: StoreNumber | null;
  /** The line of the cart in whose place it is looked at; null for something new. */
  readonly replaced?: CartItem | null;
  readonly replacing?: Replacing | null;
  readonly headingLevel?: 2 | 3;
  /** Among the first pictures of a page. */
  readonly eager?: boolean;
};

/** A product in a list: what it looks like, costs and contains, whether it can be had, and a plus. A list draws it once. */
export const ProductCard = memo(function ProductCard({
  product,
  currency,
  storeNumber,
  replaced = null,
  replacing = null,
  headingLevel = 3,
  eager = false,
}: ProductCardProps) {
  const { text, failureText } = useMessages();
  const price = usePrice();
  const quickAdd = useQuickAdd({ product, storeNumber, replaced }, replacing);
  const Heading = `h${headingLevel}` as const;
  const unavailable = unavailableTexts[quickAdd.refusal ?? product.availability];
  return (
    <article className={css.card}>
      <div className={css.frame}>
        <ProductPicture
          address={product.picture}
          eager={eager}
          className={classNames(css.picture, unavailable !== null && css.faded)}
        />
        {unavailable === null ? <QuickAdd name={product.name} {...quickAdd} /> : null}
      </div>
      <Heading className={css.name}>
        <Link to={productAddress(product, replaced?.itemId)} className={css.link}>
          {product.name}
        </Link>
      </Heading>
      <div className={css.facts}>
        <p className={css.numbers}>
          {product.price === null ? null : <span className={css.price}>{price(product.price, currency)}</span>}
          {product.calories === null ? null : <span>{text('common.calories', { count: product.calories })}</span>}
        </p>
        {unavailable === null ? null : (
          // What the plus found out is said; what the menu knew before is read with the card.
          <p className={css.unavailable} role={quickAdd.refusal === null ? undefined : 'alert'}>
            {text(unavailable)}
          </p>
        )}
        {quickAdd.failure === null ? null : (
          <p className={css.failed} role="alert">
            {failureText(quickAdd.failure)}
          </p>
        )}
      </div>
    </article>
  );
});

import { useMessages } from '#messages/messages-provider.tsx';
import { ProductPicture } from '#parts/menu/product-picture.tsx';
import { usePrice } from '#parts/money-and-dates.ts';
import { look } from '#ui/theme/text.css.ts';
import type { CartPage } from '../cart/cart.flow.ts';
import * as css from './summary.css.ts';

/** What is ordered, at a glance. */
export function OrderedItems({ lines }: Pick<CartPage, 'lines'>) {
  const { text, number } = useMessages();
  const priceText = usePrice();
  return (
    <ul className={css.items} aria-label={text('common.in-your-order')}>
      {lines.map(({ item, name, picture, size, price }) => (
        <li key={item.itemId} className={css.item}>
          <ProductPicture address={picture} className={css.picture} />
          <div>
            <p className={look.strong}>{`${number(item.quantity, {})} × ${name}`}</p>
            <p className={look.smallMuted}>{size}</p>
          </div>
          {price ? <span className={look.price}>{priceText(price.amount * item.quantity, price.currency)}</span> : null}
        </li>
      ))}
    </ul>
  );
}

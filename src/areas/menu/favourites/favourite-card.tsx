import { useId } from 'react';
import { cartItemOfFavourite, type FavouriteProduct } from '#domain/menu/favourite-product.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { unavailableTexts } from '#parts/menu/availability-text.ts';
import { ProductPicture } from '#parts/menu/product-picture.tsx';
import { usePrice } from '#parts/money-and-dates.ts';
import { useCartPort } from '#session/cart/cart.ts';
import { useClock } from '#session/session-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { look } from '#ui/theme/text.css.ts';
import type { ProductHearts } from './favourite-product.flow.ts';
import * as css from './favourites.css.ts';
import { ProductHeart } from './product-heart.tsx';

type FavouriteCardProps = { favourite: FavouriteProduct; hearts: ProductHearts };

/** A favourite as it was chosen: what it is, what it costs here, and the way into the order. */
export function FavouriteCard({ favourite, hearts }: FavouriteCardProps) {
  const { text } = useMessages();
  const priceText = usePrice();
  const cart = useCartPort();
  const clock = useClock();
  const reasonId = useId();
  const { name, product, forms, customizations, price } = favourite;
  const [{ formCode, sizes }] = forms;
  const unavailable = unavailableTexts[product.availability];
  return (
    <Card as="li" padding="small" interactive className={css.card}>
      <ProductPicture address={product.picture} className={css.picture} />
      <div className={css.words}>
        <h2 className={look.heading3}>
          <TextLink
            tone="quiet"
            stretched
            render={
              <Link
                to="/menu/product/$productNumber/$formCode"
                params={{ productNumber: product.productNumber, formCode }}
                search={{ line: null }}
              />
            }
          >
            {name}
          </TextLink>
        </h2>
        <p className={look.smallMuted}>{[sizes[0].name, ...customizations].join(', ')}</p>
        {price === null ? null : <p className={look.price}>{priceText(price.amount, price.currency)}</p>}
        {unavailable === null ? null : (
          <p id={reasonId} className={css.reason}>
            {text(unavailable)}
          </p>
        )}
      </div>
      <div className={css.heart}>
        <ProductHeart hearts={hearts} draft={favourite} />
      </div>
      <Button
        size="small"
        variant="secondary"
        className={css.add}
        unavailable={unavailable !== null}
        aria-describedby={unavailable === null ? undefined : reasonId}
        aria-label={text('menu.add-named', { product: name })}
        onClick={() => cart.add(cartItemOfFavourite(favourite, clock.now()))}
      >
        {text('common.add')}
      </Button>
    </Card>
  );
}

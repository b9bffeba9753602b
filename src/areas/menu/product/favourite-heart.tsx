import { cartItemOf } from '#domain/menu/cart-choice.ts';
import { favouriteOfCartItem } from '#domain/menu/favourite-product.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { choiceTexts } from '#parts/menu/choice-texts.ts';
import { useClock } from '#session/session-provider.tsx';
import { useProductHearts } from '../favourites/favourite-product.flow.ts';
import { HeartPrompt } from '../favourites/heart-prompt.tsx';
import { ProductHeart } from '../favourites/product-heart.tsx';
import type { ReadyProduct } from './product-choice.flow.ts';

/** The heart of a product keeps it as it is chosen now; it is for members, and others are asked to sign in. */
export function FavouriteHeart({ product: { details, form, choice } }: { product: ReadyProduct }) {
  const messages = useMessages();
  const clock = useClock();
  const hearts = useProductHearts();
  const item = cartItemOf({ details, form, choice, quantity: 1, at: clock.now() });
  if (!item) return null;
  return (
    <>
      <ProductHeart hearts={hearts} draft={favouriteOfCartItem(item, choiceTexts(details, choice, messages))} />
      <HeartPrompt hearts={hearts} />
    </>
  );
}

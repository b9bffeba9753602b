import { keyOfFavourite } from '#domain/menu/favourite-product.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { HeartToggle } from '#ui/heart-toggle/heart-toggle.tsx';
import type { FavouriteDraft, ProductHearts } from './favourite-product.flow.ts';

type ProductHeartProps = { hearts: ProductHearts; draft: FavouriteDraft };

/** The heart of a product: it keeps the product as it is chosen now. */
export function ProductHeart({ hearts, draft }: ProductHeartProps) {
  const { text } = useMessages();
  const key = keyOfFavourite(draft);
  return (
    <HeartToggle
      label={text('menu-product.favourites.heart', { product: draft.name })}
      pressed={hearts.isFavourite(key)}
      pending={hearts.isPending(key)}
      onPress={() => hearts.press(draft)}
    />
  );
}

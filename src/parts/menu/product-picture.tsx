import { Art } from '#ui/art/art.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { useMissingPicture } from '../use-missing-picture.ts';
import * as css from './product-picture.css.ts';

type ProductPictureProps = {
  /** As the menu names it; empty where it has none. */
  readonly address: string;
  readonly className?: string;
  /** The first pictures of a page are loaded at once, the others when they come into sight. */
  readonly eager?: boolean;
};

/** A product's own tile, edge to edge; what matters lies inside its circle, so `className` may cut it round (D-076). */
export function ProductPicture({ address, className, eager = false }: ProductPictureProps) {
  const { isMissing, onError } = useMissingPicture(address);
  // The picture of a product that is gone may be gone, too.
  if (address === '' || isMissing)
    return <Art name="product-gone" className={classNames(css.picture, className)} lazy={!eager} />;
  return (
    <img
      src={address}
      alt=""
      width={600}
      height={600}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      className={classNames(css.picture, className)}
      onError={onError}
    />
  );
}

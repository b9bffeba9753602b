import { picturesOver } from '#domain/menu/product-picture.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { ProductPicture } from '#parts/menu/product-picture.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { look } from '#ui/theme/text.css.ts';
import { FavouriteHeart } from './favourite-heart.tsx';
import type { ProductChoiceView, ReadyProduct } from './product-choice.flow.ts';
import * as css from './product-head.css.ts';

type ProductHeadProps = {
  /** Null as long as neither a menu nor the product has said it. */
  readonly name: string | null;
  readonly picture: string | null;
  readonly ready: ReadyProduct | null;
  /** What is not known yet has its place kept; once it could not be had, nothing is waited for. */
  readonly state: ProductChoiceView['state'];
};

/** The picture of a product, larger with each size and with what is chosen in it, its name and what it is. */
export function ProductHead({ name, picture, ready, state }: ProductHeadProps) {
  const { text } = useMessages();
  const step = ready ? ready.form.sizes.findIndex(({ sizeCode }) => sizeCode === ready.choice.sizeCode) : 0;
  const over = ready ? picturesOver(ready.details, ready.choice) : [];
  const description = ready?.details.product.description;
  return (
    <header className={css.head}>
      <div className={css.frame}>
        {picture === null && state === 'loading' ? (
          <Skeleton shape="card" className={css.pictureSkeleton} />
        ) : (
          <div className={css.picture[sizeStep(step, ready?.form.sizes.length ?? 1)]}>
            <ProductPicture eager address={picture ?? ''} className={css.layer} />
            {over.map((address) => (
              <img key={address} src={address} alt="" className={css.over} />
            ))}
          </div>
        )}
      </div>
      <div className={css.words}>
        <div className={css.title}>
          <h1 className={look.heading1} tabIndex={-1}>
            {name ?? text('menu-product.page-title')}
          </h1>
          {ready ? <FavouriteHeart product={ready} /> : null}
        </div>
        {description === undefined ? null : <p className={look.lead}>{description}</p>}
        {description === undefined && state === 'loading' ? <Skeleton width="long" /> : null}
      </div>
    </header>
  );
}

/** The look of a size: however many there are, the smallest and the largest differ as much as with four. */
const sizeStep = (position: number, count: number): keyof typeof css.picture => {
  const steps = ['small', 'medium', 'large', 'largest'] as const;
  const at = count <= 1 ? 1 : Math.round((Math.max(0, position) / (count - 1)) * (steps.length - 1));
  return steps[at] ?? 'medium';
};

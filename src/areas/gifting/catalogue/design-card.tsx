import type { GiftDesign } from '#domain/gifting/gift.ts';
import { Link } from '#parts/link.tsx';
import { GiftPicture } from '../gift-picture.tsx';
import * as css from './design-card.css.ts';

type DesignCardProps = {
  readonly design: GiftDesign;
  /** Among the first pictures of a page. */
  readonly eager?: boolean;
};

/** A design in a list; it leads to its form (GFT-002). */
export function DesignCard({ design: { productNumber, name, altText, imageUrl }, eager = false }: DesignCardProps) {
  return (
    <article className={css.card}>
      <GiftPicture address={imageUrl} alt={altText} eager={eager} className={css.picture} />
      <Link to="/gift/$productNumber" params={{ productNumber }} className={css.link}>
        {name}
      </Link>
    </article>
  );
}

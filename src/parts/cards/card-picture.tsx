import { classNames } from '#ui/theme/class-names.ts';
import { CardImage } from './card-image.tsx';
import * as css from './card-picture.css.ts';

type CardPictureProps = {
  /** Null where the card has none of its own. */
  readonly address: string | null;
  /** The card can be used no more: it steps back. */
  readonly faded: boolean;
  readonly className?: string;
};

/** What a card looks like; its words stand beside it. */
export function CardPicture({ address, faded, className }: CardPictureProps) {
  return <CardImage address={address} className={classNames(css.picture, faded && css.faded, className)} />;
}

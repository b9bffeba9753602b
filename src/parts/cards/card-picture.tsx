import { classNames } from '#ui/theme/class-names.ts';
import * as css from './card-picture.css.ts';

interface CardPictureProps {
  /** Null where the card has none of its own. */
  readonly address: string | null;
  /** The card can be used no more: it steps back. */
  readonly faded: boolean;
  readonly className?: string;
}

/** What a card looks like; its words stand beside it. */
export function CardPicture({ address, faded, className }: CardPictureProps) {
  const look = classNames(css.picture, faded && css.faded, className);
  if (address === null) return <span className={look} />;
  return <img src={address} alt="" width={320} height={200} decoding="async" className={look} />;
}

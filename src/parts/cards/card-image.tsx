import { useMissingPicture } from '../use-missing-picture.ts';

type CardImageProps = {
  /** Null where the card has none of its own. */
  readonly address: string | null;
  readonly className: string;
};

/** The picture of a card; the plain background of its class where there is none, or where it cannot be had. */
export function CardImage({ address, className }: CardImageProps) {
  const { isMissing, onError } = useMissingPicture(address);
  if (address === null || isMissing) return <span className={className} />;
  return <img src={address} alt="" width={320} height={200} decoding="async" className={className} onError={onError} />;
}

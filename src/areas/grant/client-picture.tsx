import { useMissingPicture } from '#parts/use-missing-picture.ts';
import * as css from './access-grant.css.ts';

type ClientPictureProps = {
  /** A path of this site; null where the client has none. */
  readonly address: string | null;
  readonly name: string;
};

/** The client's picture; in its place the first letter of its name, also where it does not come. */
export function ClientPicture({ address, name }: ClientPictureProps) {
  const { isMissing, onError } = useMissingPicture(address);
  if (address !== null && !isMissing) {
    return <img src={address} alt="" width={72} height={72} decoding="async" className={css.tile} onError={onError} />;
  }
  const [letter = ''] = [...name];
  return (
    <span className={css.tile} aria-hidden="true">
      {letter.toLocaleUpperCase()}
    </span>
  );
}

import { useMissingPicture } from '#parts/use-missing-picture.ts';
import { LogoMark } from '#ui/logo/logo.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import * as css from './gift-picture.css.ts';

type GiftPictureProps = {
  readonly address: string;
  /** Empty where the words beside it say the same. */
  readonly alt: string;
  /** The first pictures of a page are loaded at once, the others when they come into sight. */
  readonly eager?: boolean;
  readonly className?: string;
};

/** A design as a gift card lies, 8 to 5. */
export function GiftPicture({ address, alt, eager = false, className }: GiftPictureProps) {
  const { isMissing, onError } = useMissingPicture(address);
  // The picture of a design that is gone may be gone, too.
  if (isMissing) {
    return (
      <span className={classNames(css.picture, css.blank, className)} {...(alt && { role: 'img', 'aria-label': alt })}>
        <LogoMark className={css.mark} />
      </span>
    );
  }
  return (
    <img
      src={address}
      alt={alt}
      width={640}
      height={400}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      className={classNames(css.picture, className)}
      onError={onError}
    />
  );
}

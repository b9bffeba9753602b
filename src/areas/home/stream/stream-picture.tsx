import Play from 'lucide-react/icons/play';
import type { StreamCard } from '#domain/home/stream-card.ts';
import type { SafePath } from '#domain/return-url.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useMissingPicture } from '#parts/use-missing-picture.ts';
import { Art } from '#ui/art/art.tsx';
import type { ArtName } from '#ui/art/art-name.ts';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import { PathLink } from './path-link.tsx';
import * as css from './stream-picture.css.ts';

/** What stands where a card has no picture, or where it does not come. */
const FALLBACKS: Readonly<Record<StreamCard['kind'], ArtName>> = {
  information: 'drink-latte',
  coupon: 'gift-congratulations',
  birthday: 'gift-birthday',
  'expiring-stars': 'tier-gold',
  carousel: 'drink-cappuccino',
};

type StreamPictureProps = {
  readonly card: StreamCard;
  readonly onPlay: () => void;
};

/** The picture of a card; a press plays its film or follows its link. */
export function StreamPicture({ card, onPlay }: StreamPictureProps) {
  const { text } = useMessages();
  const { kind, image, imageTarget, title, body, video } = card;
  // One of the two is there (decision AMB-38).
  const name = title === '' ? body : title;
  const picture = <PictureOrArt image={image} fallback={FALLBACKS[kind]} />;
  if (video !== null) {
    return (
      <button
        type="button"
        className={css.play}
        onClick={onPlay}
        aria-label={text('home-stream.play', { title: name })}
      >
        {picture}
        <span className={css.playMark}>
          <Play aria-hidden="true" />
        </span>
      </button>
    );
  }
  if (imageTarget === null) return picture;
  if (imageTarget.kind === 'page') {
    return (
      <PathLink path={imageTarget.path} label={name}>
        {picture}
      </PathLink>
    );
  }
  return (
    <SafeLink
      href={imageTarget.address}
      label={name}
      newTabLabel={text('common.in-new-tab')}
      tone="quiet"
      className={css.outside}
    >
      {picture}
    </SafeLink>
  );
}

type PictureOrArtProps = {
  readonly image: SafePath | null;
  readonly fallback: ArtName;
};

/** Keeps its place whatever comes (FED-037). */
export function PictureOrArt({ image, fallback }: PictureOrArtProps) {
  const { isMissing, onError } = useMissingPicture(image);
  if (image === null || isMissing) {
    return (
      <span className={css.frame}>
        <Art name={fallback} lazy className={css.art} />
      </span>
    );
  }
  return (
    <span className={css.frame}>
      <img
        src={image}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        decoding="async"
        draggable={false}
        className={css.image}
        onError={onError}
      />
    </span>
  );
}

import type { SyntheticEvent } from 'react';
import { type ArtName, artSizes } from './art-name.ts';

export type ArtProps = {
  readonly name: ArtName;
  /** Only where the picture says something that no words beside it say. */
  readonly alt?: string;
  /** Below the fold. */
  readonly lazy?: boolean;
  /** The largest paint of a page. */
  readonly urgent?: boolean;
  readonly className?: string;
};

/** One of our own pictures; its size is known before it arrives, so nothing moves. */
export function Art({ name, alt = '', lazy = false, urgent = false, className }: ArtProps) {
  const [width, height] = artSizes[name];
  return (
    <img
      key={name}
      src={artPath(name)}
      alt={alt}
      width={width}
      height={height}
      loading={lazy ? 'lazy' : undefined}
      fetchPriority={urgent ? 'high' : undefined}
      decoding="async"
      draggable={false}
      className={className}
      onError={alt === '' ? hide : undefined}
    />
  );
}

/** Hides a picture that cannot be had, as without a network: it keeps its place without the browser's sign of a broken one. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.style.visibility = 'hidden';
};

/** The address of a picture, under wherever the app is served from. */
export function artPath(name: ArtName): string {
  return `${import.meta.env.BASE_URL}art/${name}.svg`;
}

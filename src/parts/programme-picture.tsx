import { createContext, useContext } from 'react';
import { useConfiguration } from '#session/configuration.ts';

/** Where the pictures of the page around them lie, as it was drawn. */
export const ImagesBase = createContext<string | null>(null);

type ProgrammePictureProps = {
  /** Its path under the images base, without the ending. */
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  readonly alt?: string;
  /** The largest paint of a page. */
  readonly urgent?: boolean;
  readonly className?: string;
};

/** A picture of the programme, from the configured images base (RWD-020). */
export function ProgrammePicture({ name, size: [width, height], alt = '', urgent, className }: ProgrammePictureProps) {
  const { imagesBase } = useConfiguration();
  const base = useContext(ImagesBase) ?? imagesBase;
  return (
    <img
      src={`${base.replace(/\/$/, '')}/${name}.svg`}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      draggable={false}
      {...(urgent ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      className={className}
    />
  );
}

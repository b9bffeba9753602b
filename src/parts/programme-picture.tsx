import { useConfiguration, useIsConfigurationKnown } from '#session/configuration.ts';
import { usePrerenderedProgramme } from './rewards/use-prerendered-programme.ts';

/** A clear picture: an image without any would give up its room. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

type ProgrammePictureProps = {
  /** Its path under the images base, without the ending. */
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  /** The largest paint of a page. */
  readonly urgent?: boolean;
  readonly className?: string;
};

/** A picture of the programme, from the configured images base (RWD-020). */
export function ProgrammePicture({ name, size: [width, height], urgent, className }: ProgrammePictureProps) {
  const base = useImagesBase();
  return (
    <img
      src={base === null ? NOTHING : `${base.replace(/\/$/, '')}/${name}.svg`}
      alt=""
      width={width}
      height={height}
      decoding="async"
      draggable={false}
      {...(urgent ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      className={className}
    />
  );
}

/**
 * The base of the prerendered page until the configuration is known. Null where neither is there: pictures of the default base
 * would be asked for first, and those of the retailer's after them.
 */
function useImagesBase(): string | null {
  const { imagesBase } = useConfiguration();
  const isKnown = useIsConfigurationKnown();
  const prerendered = usePrerenderedProgramme();
  return isKnown ? imagesBase : (prerendered?.imagesBase ?? null);
}

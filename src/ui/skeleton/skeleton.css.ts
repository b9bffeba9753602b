import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, radius } from '#ui/theme/tokens.ts';

// Only opacity changes, which the compositor animates. A colour would be painted in every frame while the page still starts.
const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({
  display: 'block',
  backgroundColor: vars.color.skeleton,
  borderRadius: radius.small,
  '@media': {
    [media.motion]: { animation: `${breathe} 1600ms ease-in-out infinite` },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

/** Heights are those of the parts that come: a line box of text, a control, a picture. */
export const shape = styleVariants({
  text: { height: '1em', marginBlock: '0.25em' },
  heading: { height: '1.5em', marginBlock: '0.15em' },
  control: { height: '48px', borderRadius: radius.pill },
  field: { height: '52px' },
  circle: { width: '48px', height: '48px', borderRadius: '50%', flex: 'none' },
  picture: { aspectRatio: '4 / 3', borderRadius: radius.large },
  square: { aspectRatio: '1', borderRadius: radius.large },
  card: { height: '8rem', borderRadius: radius.large },
});

export const width = styleVariants({
  full: { width: '100%' },
  long: { width: '75%' },
  half: { width: '50%' },
  short: { width: '30%' },
  auto: {},
});

export const lines = style({ display: 'block' });

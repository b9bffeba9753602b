import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, radius, space } from '#ui/theme/tokens.ts';

export const head = style({
  display: 'grid',
  gap: space[5],
  minWidth: 0,
  '@media': {
    [media.columns]: { alignSelf: 'start' },
    // Where the screen has room for all of it.
    [media.roomyColumns]: { position: 'sticky', insetBlockStart: `calc(var(--ns-header-height) + ${space[6]})` },
  },
});

export const frame = style({
  overflow: 'hidden',
  borderRadius: radius.large,
  aspectRatio: '1',
  backgroundColor: vars.color.sunken,
  '@media': {
    '(max-width: 47.99em)': { aspectRatio: '10 / 9', maxHeight: '45vh', width: '100%' },
    // Beside the choices it is as high as the screen leaves.
    [media.columns]: { maxHeight: 'calc(100dvh - 20rem)', width: '100%', minHeight: '14rem' },
    // The name is seen below it.
    [media.low]: { minHeight: '8rem' },
  },
});

const sized = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  '@media': { [media.motion]: { transition: `scale ${vars.motion.slow}` } },
});

export const picture = styleVariants({
  small: [sized, { scale: '1' }],
  medium: [sized, { scale: '1.03' }],
  large: [sized, { scale: '1.06' }],
  largest: [sized, { scale: '1.09' }],
});

export const layer = style({ width: '100%', height: '100%', objectFit: 'cover', borderRadius: 0 });

const appear = keyframes({ from: { opacity: 0 } });

/** What is chosen comes into the picture. */
export const over = style([
  layer,
  {
    position: 'absolute',
    inset: 0,
    '@media': { [media.motion]: { animation: `${appear} ${vars.motion.slow} ease-out` } },
  },
]);

export const pictureSkeleton = style({ width: '100%', height: '100%' });
export const words = style({ display: 'grid', gap: space[2] });

export const title = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3] });

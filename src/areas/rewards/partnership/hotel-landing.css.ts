import { createVar, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { landing } from '#ui/theme/landing.ts';
import { fontWeight, media, oneColumn, radius, space } from '#ui/theme/tokens.ts';

const { color } = vars;

export const page = style({
  ...oneColumn,
  gap: space[8],
  paddingBlock: `${space[4]} ${space[10]}`,
  '@media': { [media.desktop]: { gap: space[12], paddingBlock: `${space[6]} ${space[16]}` } },
});

export const hero = style(landing.hero);

export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  objectPosition: '50% 60%',
  '@media': { [media.desktop]: { order: 1, height: '100%', aspectRatio: 'auto' } },
});

export const words = style(landing.words);

export const heading = style(landing.heading);

export const actions = style(landing.actions);

export const part = style({ display: 'grid', gap: space[4] });

export const benefits = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  '@media': { [media.columns]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[6] } },
});

export const benefit = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  padding: space[5],
  borderRadius: radius.large,
  backgroundColor: color.surface,
  boxShadow: vars.elevation.low,
  '@media': {
    [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', padding: space[6] },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const benefitPicture = style({
  width: 'min(5.5rem, 22vw)',
  height: 'auto',
  '@media': { [media.columns]: { width: '7.5rem' } },
});

export const benefitWords = style({
  display: 'grid',
  gap: space[1],
  minWidth: 0,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const promise = style({ color: color.inkMuted, textWrap: 'pretty' });

const count = createVar();

export const steps = style({
  display: 'grid',
  gap: space[5],
  margin: 0,
  padding: 0,
  counterReset: 'step',
  vars: { [count]: '2.25rem' },
  '@media': { [media.columns]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[6] } },
});

/** Its number stands in a circle before it. */
export const step = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minHeight: count,
  paddingInlineStart: `calc(${count} + ${space[3]})`,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    display: 'grid',
    placeItems: 'center',
    width: count,
    height: count,
    borderRadius: radius.pill,
    backgroundColor: color.brandSoft,
    color: color.onBrandSoft,
    fontWeight: fontWeight.bold,
  },
});

export const unlink = style({
  color: color.accentInk,
  fontWeight: fontWeight.strong,
  textUnderlineOffset: '0.18em',
});

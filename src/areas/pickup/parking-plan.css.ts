import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, media, radius, space } from '#ui/theme/tokens.ts';

/** A parking lot is dark by day and by night. */
const asphalt = '#33423B';
const paint = '#F4ECDD';
const stallWidth = createVar();
const focus = '#FFD99A';

export const lot = style({
  borderRadius: radius.large,
  overflow: 'hidden',
  backgroundColor: asphalt,
  boxShadow: vars.elevation.low,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const storefront = style({
  display: 'block',
  width: '100%',
  height: '4rem',
  '@media': { [media.tablet]: { height: '5.25rem' } },
});

export const stalls = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  rowGap: space[4],
  marginInline: 'auto',
  paddingBlockEnd: space[6],
});

/** How many spots stand side by side on a phone, so that the last row is not a lonely one. */
export const side = styleVariants(
  {
    three: { maxWidth: '18rem', vars: { [stallWidth]: '5.25rem' } },
    four: { maxWidth: '18rem', vars: { [stallWidth]: '4.25rem' } },
  },
  (rule) => ({ ...rule, '@media': { [media.tablet]: { maxWidth: 'none' } } }),
);

export const stall = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  flex: 'none',
  width: stallWidth,
  height: '6.75rem',
  marginInline: '-1px',
  paddingBlockEnd: space[2],
  border: `3px solid ${paint}`,
  borderBlock: 'none',
  color: paint,
  cursor: 'pointer',
  '@media': {
    [media.tablet]: { width: '5.75rem', height: '8.5rem' },
    [media.hover]: { selectors: { '&:hover:not(:has(:checked))': { backgroundColor: 'rgb(255 255 255 / 0.08)' } } },
    // The car stands on it and its number is filled: a line around it is what the focus is seen by.
    [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
  },
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${focus}`, outlineOffset: '-6px', borderRadius: radius.small },
    '&:has([aria-disabled="true"])': { cursor: 'default' },
  },
});

/** Covers the spot: a finger, a pointer and a screen reader's touch all meet the real input. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const car = style({
  position: 'absolute',
  insetBlockStart: '6px',
  height: '4.25rem',
  opacity: 0,
  transform: 'translateY(45%)',
  '@media': {
    [media.tablet]: { height: '5.75rem' },
    [media.motion]: {
      transitionProperty: 'opacity, transform',
      transitionDuration: vars.motion.slow,
      transitionTimingFunction: 'ease-out',
    },
  },
});
globalStyle(`${input}:checked ~ ${car}`, { opacity: 1, transform: 'none' });

export const number = style({
  position: 'relative',
  minWidth: '1.75rem',
  paddingInline: '6px',
  borderRadius: radius.pill,
  fontSize: '1.125rem',
  fontWeight: fontWeight.black,
  lineHeight: '1.75rem',
  textAlign: 'center',
});
globalStyle(`${input}:checked ~ ${number}`, { backgroundColor: '#FFD99A', color: '#241003' });
globalStyle(`${input}:checked ~ ${number}`, {
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
});

import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, media, radius, space } from '#ui/theme/tokens.ts';

const { color } = vars;

export const group = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const legend = style({ fontWeight: fontWeight.strong, fontSize: '0.9375rem', marginBlockEnd: space[1] });

export const layout = styleVariants({
  rows: { display: 'grid', gap: space[2] },
  grid: {
    display: 'grid',
    gap: space[2],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  },
  /** Short choices in a line: amounts, sizes. */
  chips: { display: 'flex', flexWrap: 'wrap', gap: space[2] },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '52px',
  minWidth: 0,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.large,
  border: `1px solid ${color.lineStrong}`,
  backgroundColor: color.surface,
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color, box-shadow',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:has(:checked)': {
      borderColor: color.brandInk,
      backgroundColor: color.brandSoft,
      boxShadow: `inset 0 0 0 1px ${color.brandInk}`,
      color: color.onBrandSoft,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled, [aria-disabled="true"])': {
      cursor: 'not-allowed',
      backgroundColor: color.sunken,
      borderColor: color.line,
      color: color.inkMuted,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: '3px', color: 'Highlight' } },
    },
  },
});

export const cardIn = styleVariants({
  // With large letters the words stand below the picture.
  rows: { flexWrap: 'wrap' },
  grid: { flexDirection: 'column', alignItems: 'stretch', padding: space[3], textAlign: 'center' },
  chips: { borderRadius: radius.pill, justifyContent: 'center', minHeight: '48px' },
});

/** Covers the card: a finger, a pointer and a screen reader's touch all meet the real input. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const mark = style({
  flex: 'none',
  width: '1.375rem',
  height: '1.375rem',
  borderRadius: '50%',
  border: `2px solid ${color.lineStrong}`,
  backgroundColor: color.surface,
  transition: `border ${vars.motion.fast}`,
});
globalStyle(`${input}:checked ~ ${mark}`, { border: `7px solid ${color.brandInk}` });
globalStyle(`${input}:checked ~ ${mark}`, {
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
});

export const picture = style({ flex: 'none', display: 'block', pointerEvents: 'none' });
export const words = style({ display: 'grid', flex: 1, minWidth: 0, gap: '2px' });
globalStyle(`${cardIn.rows} > ${words}`, { flexBasis: '6.5rem' });
globalStyle(`${cardIn.rows} > ${words}, ${cardIn.grid} > ${words}`, { overflowWrap: 'anywhere' });
export const label = style({ fontWeight: fontWeight.strong, lineHeight: 1.3 });
export const detail = style({ fontSize: fontSize.small, lineHeight: 1.4 });
export const trailing = style({ flex: 'none', fontWeight: fontWeight.strong });

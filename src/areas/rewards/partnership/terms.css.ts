import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, radius, space } from '#ui/theme/tokens.ts';

const { color } = vars;

export const terms = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  maxWidth: '46rem',
  paddingTop: space[8],
  borderTop: `1px solid ${color.line}`,
  color: color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.55,
  // Its heading stays below the header.
  scrollMarginTop: 'var(--ns-header-height)',
  outline: 'none',
});

/** Does not push the lines apart. */
export const reference = style({ lineHeight: 0, fontSize: '0.75em' });

export const number = style({
  paddingBlock: space[2],
  paddingInline: '2px',
  color: color.accentInk,
  fontWeight: fontWeight.bold,
  textDecoration: 'none',
  scrollMarginTop: '40vh',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const heading = style({ color: color.ink });

export const notes = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[5],
  listStyle: 'decimal',
});

export const note = style({
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  scrollMarginTop: '40vh',
  selectors: { '&:target': { backgroundColor: color.starSoft, color: color.ink } },
});

export const back = style({
  display: 'inline-block',
  minWidth: '24px',
  minHeight: '24px',
  textAlign: 'center',
  color: color.accentInk,
  textDecoration: 'none',
});

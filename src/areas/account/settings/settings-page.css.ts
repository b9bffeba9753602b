import { globalStyle, style } from '@vanilla-extract/css';
import { inside } from '#parts/pages/member-page.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media, radius, space, touchTarget } from '#ui/theme/tokens.ts';

/** Short answers need no long lines. */
export const form = style([inside, { maxWidth: '28rem' }]);

export const words = style({ display: 'grid', gap: space[1] });

export const group = style({ display: 'grid', gap: space[2] });

/** Rows of one card: a line between them, none around them. */
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: touchTarget,
  padding: `${space[4]} ${space[5]}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

/** Its buttons go below its words where both do not fit side by side. */
export const actionRow = style({ flexWrap: 'wrap', justifyContent: 'end' });

/** A row that is a link as a whole. */
export const linkRow = style({
  transitionProperty: 'background-color',
  transitionDuration: vars.motion.fast,
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.sunken } } } },
});

export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.pill,
  backgroundColor: vars.color.sunken,
  color: vars.color.brandInk,
});

// It would be lost on the background of the row.
globalStyle(`${linkRow}:hover > ${icon}`, { '@media': { [media.hover]: { backgroundColor: vars.color.surface } } });

export const rowWords = style({
  display: 'grid',
  gap: '2px',
  flex: '1 1 11rem',
  minWidth: 0,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const chevron = style({ flex: 'none', color: vars.color.inkMuted });

export const rowActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], justifyContent: 'end' });

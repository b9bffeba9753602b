import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, radius, space } from '#ui/theme/tokens.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
});

/** What stands at its end stands below its words where there is little room. */
export const wrapping = style([row, { flexWrap: 'wrap' }]);

export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginInlineStart: 'auto',
});

export const star = style({
  flex: 'none',
  width: '2.5rem',
  height: '2.5rem',
  padding: '0.55rem',
  borderRadius: radius.pill,
  backgroundColor: vars.color.starSoft,
  color: vars.color.star,
});

export const picture = style({ flex: 'none', width: '3.5rem', height: '3.5rem', objectFit: 'contain' });

export const words = style({ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' });

export const end = style({ flex: 'none', marginInlineStart: 'auto', textAlign: 'end' });

export const earned = style({ color: vars.color.success });

export const month = style({
  marginBlockStart: space[4],
  paddingBlock: space[2],
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
  color: vars.color.inkMuted,
  // French and Spanish write a month in lower case, but not where a heading begins.
  '::first-letter': { textTransform: 'uppercase' },
});

export const foot = style({ paddingBlockStart: space[3] });

/** An address with its hash leaves the tabs above it in sight. */
export const section = style({ scrollMarginBlockStart: '6rem' });

/** As high as a few days on which Stars expire. */
export const expiring = style({ height: '18.25rem' });

const shown = keyframes({ to: { visibility: 'visible' } });

/**
 * Not every member has Stars that expire: what stands below them shows once its place is known, instead of moving there, also
 * where the answer is slow; but it does not wait for one that may never come.
 */
export const unplaced = style({ visibility: 'hidden', animation: `${shown} 0s 4s forwards` });

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, media, space } from '#ui/theme/tokens.ts';

const { color } = vars;

export const rows = style({ display: 'grid', margin: 0 });

export const row = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 'none', paddingBlockStart: 0 } },
  '@media': { [media.tablet]: { gridTemplateColumns: '10rem 1fr', gap: space[4] } },
});

export const term = style({ color: color.inkMuted, fontSize: fontSize.small });

export const fact = style({ margin: 0, overflowWrap: 'anywhere', fontWeight: fontWeight.medium });

export const missing = style({ color: color.inkMuted, fontWeight: fontWeight.regular });

export const section = style({
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: { '& + &': { paddingBlockStart: space[5], borderBlockStart: `1px solid ${color.line}` } },
});

export const partner = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[3],
  // The mark of its link stands there.
  paddingInlineEnd: space[8],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.line}` } },
});

export const partnerPicture = style({ flex: 'none', width: '3.5rem', height: '3.5rem' });

/** The marks of the links stand below each other at the end of the rows, however long the names are. */
globalStyle(`${partner} svg`, {
  position: 'absolute',
  insetBlockStart: 'calc(50% - 10px)',
  insetInlineEnd: 0,
  width: '20px',
  height: '20px',
  margin: 0,
  color: color.inkMuted,
});

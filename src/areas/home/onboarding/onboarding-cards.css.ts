import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { oneColumn, radius, space, wrappingRow } from '#ui/theme/tokens.ts';

export const section = style({ ...oneColumn, gap: space[3] });

/** As many beside each other as fit into the column; one alone has all of it. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
});

/** Where text is set large, the words stand below the picture. */
export const card = style({ ...wrappingRow, gap: space[4] });

export const picture = style({ flex: 'none', width: 'min(5.5rem, 22vw)', height: 'auto' });

export const check = style({
  flex: 'none',
  width: '3rem',
  height: '3rem',
  padding: '0.6rem',
  borderRadius: radius.pill,
  backgroundColor: vars.color.successSoft,
  color: vars.color.success,
});

export const words = style({ flex: '1 1 8rem', display: 'grid', gap: space[1], minWidth: 0, overflowWrap: 'anywhere' });

export const action = style({ marginBlockStart: space[2] });

export const welcomePicture = style({ width: '100%', height: 'auto', borderRadius: radius.large });

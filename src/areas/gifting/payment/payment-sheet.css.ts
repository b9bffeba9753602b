import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const stack = style({ display: 'grid', gap: space[5] });

export const summary = style({ display: 'flex', alignItems: 'flex-start', gap: space[4], minWidth: 0 });
export const thumb = style({ flex: 'none', width: '5.5rem', boxShadow: 'none', borderRadius: '10px' });
export const gifts = style({ flex: 1, display: 'grid', gap: space[3], minWidth: 0 });
/** The address below the name has the whole width: it is broken only where it must be. */
export const gift = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  overflowWrap: 'anywhere',
});
export const address = style({ gridColumn: '1 / -1' });

export const pay = style({ display: 'grid', gap: space[3] });
export const add = style({ justifySelf: 'start' });
export const card = style({ display: 'flex', alignItems: 'center', gap: space[3] });
export const cardName = style({ display: 'grid', minWidth: 0 });

export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  fontSize: '1.25rem',
});

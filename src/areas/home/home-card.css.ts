import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, oneColumn, radius, space, wrappingRow } from '#ui/theme/tokens.ts';

/** The cards of a page: below each other on phones, two beside each other where there is room. */
export const cards = style({
  ...oneColumn,
  gap: space[4],
  '@media': {
    [media.columns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gap: space[6] },
  },
});

/** Where text is set large, the words stand below the picture. */
export const inside = style({ ...wrappingRow, alignItems: 'start', gap: space[4], height: '100%' });

export const picture = style({
  flex: 'none',
  width: 'min(6rem, 28vw)',
  aspectRatio: '1',
  borderRadius: radius.pill,
  overflow: 'clip',
  backgroundColor: vars.color.starSoft,
});
// Wide pictures, too, fill their disc.
globalStyle(`${picture} img`, { width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({
  display: 'grid',
  flex: '1 1 8rem',
  gap: space[1],
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** As high as a button, so that cards with links and with buttons are alike. */
export const way = style({ display: 'flex', alignItems: 'center', minHeight: '44px', marginBlockStart: space[1] });

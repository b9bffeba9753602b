import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, radius, space, wrappingRow } from '#ui/theme/tokens.ts';

export const pane = style({
  position: 'relative',
  overflow: 'hidden',
  height: '100%',
  backgroundColor: vars.color.sunken,
});

/** Where the map is missing: a line on a phone, with a picture in the middle of the pane on a desktop. */
export const missing = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: 0,
  height: 'auto',
  padding: space[4],
  color: vars.color.inkMuted,
  '@media': {
    [media.columns]: {
      flexDirection: 'column',
      justifyContent: 'center',
      height: '100%',
      gap: space[4],
      textAlign: 'center',
    },
  },
});

export const missingPicture = style({
  display: 'none',
  '@media': { [media.columns]: { display: 'block', width: 'min(15rem, 50%)' } },
});

export const missingWords = style({
  flex: '1 1 14rem',
  margin: 0,
  textWrap: 'pretty',
  '@media': { [media.columns]: { flex: '0 0 auto', maxWidth: '28ch' } },
});

/** Where the map will be, in words, until it is there. */
export const loading = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.inkMuted,
});

export const controls = style({
  position: 'absolute',
  insetInlineEnd: `calc(${space[3]} + env(safe-area-inset-right))`,
  insetBlockStart: space[3],
  display: 'grid',
  gap: space[2],
});

export const searchArea = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  borderRadius: radius.pill,
  boxShadow: vars.elevation.mid,
});

import { style } from '@vanilla-extract/css';
import { media, oneColumn, radius, space, wrappingRow } from '#ui/theme/tokens.ts';

export const inside = style({
  ...oneColumn,
  alignItems: 'center',
  gap: space[6],
  paddingBlock: space[8],
  '@media': { [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)', gap: space[10] } },
});

export const picture = style({
  width: '100%',
  maxWidth: '20rem',
  height: 'auto',
  borderRadius: radius.large,
  justifySelf: 'center',
  '@media': { [media.columns]: { maxWidth: '26rem' } },
});

/** As high as the code, which comes last: nothing moves. */
export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[4],
  maxWidth: '36rem',
  '@media': { [media.columns]: { minHeight: '24rem' } },
});

/** Prerendered for phones; a larger screen shows the code in their place. */
export const onPhones = style({ '@media': { [media.columns]: { display: 'none' } } });

export const stores = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const scan = style({ ...wrappingRow, gap: space[5] });

/** Black on white in every theme, with room around it: cameras need both. */
export const code = style({
  display: 'block',
  width: '11rem',
  aspectRatio: '1',
  borderRadius: radius.small,
  backgroundColor: '#fff',
  color: '#000',
  forcedColorAdjust: 'none',
});

export const hint = style({ maxWidth: '14rem', overflowWrap: 'anywhere' });

import { style } from '@vanilla-extract/css';
import { media, oneColumn, space } from '#ui/theme/tokens.ts';

export const screen = style({
  ...oneColumn,
  gap: space[5],
  alignContent: 'start',
  paddingBlock: `${space[4]} ${space[10]}`,
  '@media': { [media.tablet]: { paddingBlock: `${space[8]} ${space[16]}` } },
});

export const head = style({
  ...oneColumn,
  gap: space[2],
  justifyItems: 'start',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const inside = style({ display: 'grid', gap: space[4], minWidth: 0, overflowWrap: 'anywhere' });

export const list = style({ display: 'grid', margin: 0, padding: 0 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' });

import { style } from '@vanilla-extract/css';
import { media, oneColumn, radius, space } from '#ui/theme/tokens.ts';

export const sheetPicture = style({
  display: 'block',
  width: 'min(100%, 16rem)',
  height: 'auto',
  marginInline: 'auto',
  borderRadius: radius.large,
});

/** Joining, and beside it what it brings. */
export const beside = style({
  ...oneColumn,
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const benefit = style({ display: 'grid', gridTemplateRows: 'auto 1fr', height: '100%' });

export const benefitPicture = style({ width: '100%', height: 'auto' });

export const benefitWords = style({ display: 'grid', alignContent: 'start', gap: space[1], padding: space[4] });

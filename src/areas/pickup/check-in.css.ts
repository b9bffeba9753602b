import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, radius, space } from '#ui/theme/tokens.ts';

export const form = style({
  display: 'grid',
  gap: space[5],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(18rem, 1fr)', alignItems: 'start', gap: space[8] },
  },
});

export const spots = style({ minWidth: 0 });
export const legend = style({ marginBlockEnd: space[3] });

export const side = style({
  display: 'grid',
  gap: space[4],
  '@media': {
    [media.desktop]: {
      padding: space[6],
      borderRadius: radius.large,
      backgroundColor: vars.color.surface,
      boxShadow: vars.elevation.low,
      // Level with the plan, whose legend stands above it.
      marginBlockStart: '2.25rem',
    },
  },
});

export const numberField = style({ maxWidth: '20rem' });

import { style } from '@vanilla-extract/css';
import { media, radius, space } from '#ui/theme/tokens.ts';

export const greeting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: space[5],
  borderRadius: radius.large,
  '@media': { [media.tablet]: { padding: space[8] } },
});

export const words = style({ display: 'grid', gap: space[2], minWidth: 0 });

export const picture = style({
  flex: 'none',
  width: 'min(5.5rem, 22vw)',
  '@media': { [media.tablet]: { width: '9rem' } },
});

export const cardInside = style({ display: 'grid', gap: space[2] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginTop: space[2] });

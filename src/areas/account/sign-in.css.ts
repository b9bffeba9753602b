import { style } from '@vanilla-extract/css';
import { media, space } from '#ui/theme/tokens.ts';

export const screen = style({
  paddingInline: 0,
  '@media': { [media.tablet]: { paddingBlock: space[10] } },
});

export const heading = style({ display: 'grid', gap: space[2], marginBottom: space[6] });

export const picture = style({ width: '5rem', height: '5rem' });

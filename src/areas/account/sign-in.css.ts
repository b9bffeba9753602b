import { style } from '@vanilla-extract/css';
import { media, space } from '#ui/theme/tokens.ts';

/** Open to the edges on a phone, where the card is the page. */
export const screen = style({
  width: '100%',
  maxWidth: '36rem',
  marginInline: 'auto',
  '@media': { [media.tablet]: { paddingBlock: space[10] } },
});

export const heading = style({ display: 'grid', gap: space[2], marginBottom: space[6] });

export const picture = style({ width: '5rem', height: '5rem' });

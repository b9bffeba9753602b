import { style } from '@vanilla-extract/css';
import { media, space } from '#ui/theme/tokens.ts';

/** Open to the edges on a phone, where the card is the whole page. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  width: '100%',
  maxWidth: '36rem',
  marginInline: 'auto',
  '@media': { [media.tablet]: { paddingBlock: space[12] } },
});

export const card = style({
  display: 'grid',
  gap: space[6],
  flex: '1 0 auto',
  alignContent: 'start',
  '@media': { [media.tablet]: { flex: 'none' } },
});

export const picture = style({ width: '10rem', height: 'auto', marginInline: 'auto' });

export const words = style({ display: 'grid', gap: space[2] });

export const actions = style({ display: 'grid', gap: space[2], justifyItems: 'center' });

import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, media, space } from '#ui/theme/tokens.ts';

export const hero = style({ overflow: 'hidden' });

export const heroInside = style({
  display: 'grid',
  alignItems: 'center',
  gap: space[6],
  paddingBlock: `${space[8]} 0`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      gap: space[12],
      paddingBlock: space[12],
      minHeight: '30rem',
    },
  },
});

export const heroWords = style({ display: 'grid', gap: space[4], maxWidth: '38rem' });

/**
 * As high for members as for guests: who it is becomes known once it is on the screen, so that a name gets the room of the
 * question unseen before it, in as many lines as the reader's width and spacing of text make of it.
 */
export const greeting = style({
  display: 'grid',
  fontSize: fontSize.heading3,
  fontWeight: fontWeight.bold,
  lineHeight: 1.3,
  color: vars.color.starInk,
  overflowWrap: 'anywhere',
  '::before': { content: 'attr(data-room-of)', gridArea: '1 / 1', visibility: 'hidden' },
});

export const greetingWords = style({ gridArea: '1 / 1' });

export const heroActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginTop: space[2] });

export const heroPicture = style({
  width: '100%',
  maxWidth: '36rem',
  height: 'auto',
  justifySelf: 'center',
  '@media': { [media.desktop]: { justifySelf: 'end' } },
});

export const more = style({ display: 'grid', gap: space[6], paddingBlock: space[10] });

import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, media, radius, space } from '#ui/theme/tokens.ts';

export const screen = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  paddingBlock: `${space[6]} ${space[16]}`,
});

export const cards = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
});

/** Takes the focus of a card that has gone. */
export const kept = style({ outline: 'none' });

/** Measured in letters: where they are large, the words stand below picture and heart. */
const narrow = '(max-width: 17em)';

/** Picture, words and heart beside each other, what to do below the words. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(5.5rem, 26vw, 7.5rem) minmax(0, 1fr) auto',
  gridTemplateRows: '1fr auto',
  gap: `${space[2]} ${space[4]}`,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gridTemplateRows: 'none' } },
});

export const picture = style({
  gridRow: '1 / span 2',
  alignSelf: 'start',
  borderRadius: radius.large,
  '@container': { [narrow]: { gridRow: 1, width: '5.5rem' } },
});
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  minWidth: 0,
  paddingBlockStart: space[1],
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { gridColumn: '1 / -1', gridRow: 2 } },
});
export const heart = style({
  gridColumn: 3,
  gridRow: 1,
  '@container': { [narrow]: { gridColumn: 2 } },
});

/** Above the link that covers the card. */
export const add = style({
  gridColumn: '2 / span 2',
  '@container': { [narrow]: { gridColumn: '1 / -1' } },
  justifySelf: 'start',
  position: 'relative',
  zIndex: 1,
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});

export const reason = style({ fontSize: fontSize.small, fontWeight: fontWeight.strong, color: vars.color.danger });

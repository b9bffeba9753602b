import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { skipOffScreen } from '#ui/theme/skip-off-screen.ts';
import { forcedEdge, media, radius, space, wrappingRow } from '#ui/theme/tokens.ts';

/** A part of the page from edge to edge. */
export const band = style({
  paddingBlock: space[10],
  ...skipOffScreen('37rem'),
  '@media': { [media.desktop]: { paddingBlock: space[16] } },
});

/** Its cards stand one below the other on a phone. */
export const tallOnPhones = style({
  containIntrinsicBlockSize: 'auto 88rem',
  '@media': { [media.columns]: { containIntrinsicBlockSize: 'auto 37rem' } },
});

/** Every second one lies on paper. */
export const paper = style({ backgroundColor: vars.color.surface, ...forcedEdge });

export const inside = style({ display: 'grid', gap: space[6], '@media': { [media.desktop]: { gap: space[8] } } });

export const head = style({ display: 'grid', gap: space[2], maxWidth: '42rem' });

/** Three beside each other where there is room. */
export const threes = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.columns]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[6] } },
});

/** On a phone the picture stands before the words, so that three of them are one screen. */
export const pictureCard = style({
  display: 'grid',
  gridTemplateColumns: '34% minmax(0, 1fr)',
  height: '100%',
  '@media': { [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
});

export const cardPicture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media': { [media.columns]: { height: 'auto' } },
});

export const cardWords = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[2],
  padding: space[4],
  '@media': { [media.columns]: { alignContent: 'start', padding: space[5] } },
});

export const actions = style({
  ...wrappingRow,
  gap: `${space[2]} ${space[6]}`,
});

/** A small picture before the words. */
export const step = style({ display: 'flex', alignItems: 'center', gap: space[4] });

export const stepPicture = style({
  flex: 'none',
  width: 'min(22vw, 6.5rem)',
  height: 'auto',
  borderRadius: radius.large,
});

export const stepWords = style({ display: 'grid', gap: space[1], minWidth: 0 });

export const muted = style({ color: vars.color.inkMuted });

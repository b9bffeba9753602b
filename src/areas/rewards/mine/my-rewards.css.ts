import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { softPanel } from '#ui/theme/panels.ts';
import { fontWeight, forcedEdge, media, radius, space, spreadRow } from '#ui/theme/tokens.ts';

export const head = style({
  ...spreadRow,
  gap: space[4],
  padding: space[5],
  borderRadius: radius.large,
  '@media': { [media.tablet]: { padding: space[8] } },
});

export const words = style({
  flex: '1 1 11rem',
  display: 'grid',
  gap: space[1],
  minWidth: 0,
  alignContent: 'start',
  overflowWrap: 'anywhere',
});

/** Keeps its place until the level is known. */
export const medal = style({
  flex: 'none',
  width: 'min(6rem, 22vw)',
  aspectRatio: '1',
  '@media': { [media.tablet]: { width: '9rem' } },
});

export const box = style({
  display: 'grid',
  gap: space[4],
  padding: space[5],
  ...softPanel,
  '@media': { [media.tablet]: { padding: space[8] } },
});

export const universal = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
});

export const universalCard = style({ display: 'flex', gap: space[4], alignItems: 'center' });

export const universalPicture = style({
  flex: 'none',
  width: 'min(4.5rem, 22vw)',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'contain',
});

export const pair = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  ':empty': { display: 'none' },
});

export const since = style({
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  padding: space[5],
  borderRadius: radius.large,
  backgroundColor: vars.color.starSoft,
  ...forcedEdge,
});

export const sinceMedal = style({ flex: 'none', width: 'min(5.5rem, 22vw)', height: 'auto' });

export const anchor = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'center',
  padding: space[5],
  borderRadius: radius.large,
  backgroundColor: vars.color.surface,
  ...forcedEdge,
  boxShadow: vars.elevation.low,
});

export const cardPicture = style({ flex: 'none', width: '8rem', height: 'auto' });

export const lock = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockStart: space[2],
  fontWeight: fontWeight.strong,
});

import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, media, radius, space } from '#ui/theme/tokens.ts';

export const partners = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
});

export const partner = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@media': { [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
});

/** Beside the words on a phone, as large as a stamp. */
export const sign = style({
  width: 'min(5.5rem, 22vw)',
  height: 'auto',
  margin: `${space[4]} 0 0 ${space[4]}`,
  borderRadius: radius.small,
  '@media': {
    [media.columns]: { width: '100%', height: '6rem', margin: 0, borderRadius: 0, objectFit: 'cover' },
  },
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: space[2], padding: space[4] });

export const description = style({ color: vars.color.inkMuted });

/** Pressed by a finger, too: the mark is small, its background is not. */
export const mark = style({
  position: 'relative',
  paddingInline: '0.3em',
  fontWeight: fontWeight.bold,
  color: vars.color.accentInk,
  '::after': { content: '""', position: 'absolute', inset: '-0.5rem' },
});

export const note = style({ marginBlockStart: 'auto' });

export const more = style({ alignSelf: 'start' });

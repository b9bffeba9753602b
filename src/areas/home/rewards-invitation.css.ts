import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, radius, space } from '#ui/theme/tokens.ts';

/** The picture stands above the words, or beside them where the panel is wide. */
export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  borderRadius: radius.large,
  overflow: 'clip',
});

/** Beside the words as high as they are, and hardly cut; its own size would make the panel higher. */
export const picture = style({
  flex: '1 1 22rem',
  minWidth: 0,
  minHeight: '14rem',
  objectFit: 'cover',
  contain: 'size',
});

export const words = style({
  flex: '99 1 22rem',
  minWidth: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space[2],
  padding: space[5],
  '@media': { [media.tablet]: { padding: space[8] } },
});

export const text = style({ maxWidth: '34rem', color: vars.color.inkMuted, textWrap: 'pretty' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[3] });

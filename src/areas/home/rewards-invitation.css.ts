import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, radius, space } from '#ui/theme/tokens.ts';

/** The picture stands above the words, or beside them where the panel is wide. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  borderRadius: radius.large,
  overflow: 'clip',
});

export const picture = style({ width: '100%', height: '100%', maxHeight: '16rem', objectFit: 'cover' });

export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space[2],
  padding: space[5],
  '@media': { [media.tablet]: { padding: space[8] } },
});

export const text = style({ maxWidth: '34rem', color: vars.color.inkMuted, textWrap: 'pretty' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[3] });

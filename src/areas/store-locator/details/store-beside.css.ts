import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fadeAbove } from '#ui/theme/panels.ts';
import { media, space } from '#ui/theme/tokens.ts';

/** Takes the list's place. */
export const beside = style({
  gridArea: 'list',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  padding: `0 ${space[6]}`,
  scrollMarginBlockStart: 'var(--ns-header-height, 4rem)',
  '@media': { [media.roomyColumns]: { scrollMarginBlockStart: 0 } },
});

export const back = style({ alignSelf: 'start' });

export const head = style({ display: 'grid', gap: space[2] });

/** The one thing to do here stays in reach while the rest scrolls by, where the screen has room for both. */
export const actions = style({
  '@media': {
    [media.roomyColumns]: { position: 'sticky', insetBlockEnd: 0, boxShadow: fadeAbove(vars.color.canvas) },
  },
  marginBlockStart: 'auto',
  marginInline: `-${space[6]}`,
  padding: `${space[3]} ${space[6]} ${space[5]}`,
  backgroundColor: vars.color.canvas,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

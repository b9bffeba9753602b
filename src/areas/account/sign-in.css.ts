import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
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

/** Whom the account is to be linked with. */
export const partner = style({
  paddingBlock: space[3],
  paddingInline: space[4],
  marginBlockStart: space[2],
  borderInlineStart: `4px solid ${vars.color.accent}`,
  backgroundColor: vars.color.sunken,
});

export const terms = style({ marginBottom: space[6] });

/** The way to a password that was forgotten stands right under its field. */
export const underField = style({ marginBlockStart: `calc(-1 * ${space[4]})` });

export const join = style({
  display: 'grid',
  gap: space[3],
  marginBlockStart: space[8],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const joinWords = style({ display: 'grid', gap: space[1] });

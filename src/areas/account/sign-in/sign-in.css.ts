import { globalStyle, style } from '@vanilla-extract/css';
import { above, splitPicture } from '#parts/pages/account-page.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { softPanel } from '#ui/theme/panels.ts';
import { media, space } from '#ui/theme/tokens.ts';

/** Open to the edges on a phone, where the card is the page. */
export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  width: '100%',
  maxWidth: '36rem',
  marginInline: 'auto',
  '@media': {
    [media.tablet]: { paddingBlock: space[10] },
    [media.desktop]: { maxWidth: '60rem', paddingInline: space[8] },
  },
});

globalStyle(`${screen} > *`, { flex: '1 0 auto', '@media': { [media.tablet]: { flex: 'none' } } });

export const heading = style({ display: 'grid', gap: space[2], marginBottom: space[6] });

export const picture = style([splitPicture, { '@media': { [above]: { width: '5rem', height: '5rem' } } }]);

/** Whom the account is to be linked with. */
export const partner = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  marginBlockStart: space[3],
  ...softPanel,
});
globalStyle(`${partner} > svg`, { flex: 'none' });

export const terms = style({ marginBottom: space[6] });

/** Room for what a flag may add, so that nothing moves when it does. */
export const awaiting = style({ visibility: 'hidden' });

/** A field and what helps where it was forgotten. */
export const group = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
  marginBlockEnd: `calc(-1 * ${space[3]})`,
});
globalStyle(`${group} > :first-child`, { width: '100%' });

export const join = style({
  display: 'grid',
  gap: space[3],
  marginBlockStart: space[8],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const joinWords = style({ display: 'grid', gap: space[1] });

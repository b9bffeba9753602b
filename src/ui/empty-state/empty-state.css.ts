import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, space } from '#ui/theme/tokens.ts';

export const emptyState = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[3],
  paddingBlock: space[8],
  paddingInline: space[4],
  textAlign: 'center',
});
/** In a panel; the way forward must not lie below a phone's fold. */
export const compact = style([
  emptyState,
  {
    gap: space[2],
    paddingBlock: space[2],
    '@media': { [media.desktop]: { gap: space[3], paddingBlock: space[8] } },
  },
]);
export const picture = style({ width: 'min(15rem, 70%)', marginBlockEnd: space[2] });
export const compactPicture = style({
  width: 'min(6.5rem, 40%)',
  '@media': { [media.desktop]: { width: 'min(9rem, 50%)' } },
});
export const words = style({ maxWidth: '34ch', color: vars.color.inkMuted, textWrap: 'balance' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[2],
});

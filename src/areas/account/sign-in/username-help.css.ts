import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, radius, space } from '#ui/theme/tokens.ts';

/** The words of the button stand under those of the field. */
export const help = style({ display: 'grid', justifyItems: 'start', width: '100%' });
globalStyle(`${help} > button`, {
  marginInlineStart: `calc(-1 * ${space[4]})`,
  // The link for a forgotten password is its twin.
  color: vars.color.accentInk,
  fontSize: '1rem',
  textAlign: 'start',
  fontWeight: fontWeight.strong,
  textDecoration: 'underline',
  textDecorationThickness: '0.08em',
  textUnderlineOffset: '0.18em',
});

export const place = style({ minWidth: 0 });

/** Points up at what was pressed. */
export const bubble = style({
  position: 'relative',
  marginBlockStart: space[2],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderRadius: radius.small,
  backgroundColor: vars.color.ink,
  color: vars.color.surface,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: space[6],
    insetBlockEnd: '100%',
    border: '8px solid transparent',
    borderBlockEndColor: vars.color.ink,
  },
});

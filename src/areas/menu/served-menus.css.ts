import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, media, radius, space } from '#ui/theme/tokens.ts';

export const menu = style({ display: 'grid', gap: space[5] });

export const tiles = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
  '@media': {
    [media.tablet]: { gap: space[4], gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' },
    [media.desktop]: { gap: space[5] },
  },
});

export const tile = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'center',
  gap: space[3],
  padding: `${space[5]} ${space[3]}`,
  borderRadius: radius.large,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  textAlign: 'center',
});

export const picture = style({ width: 'min(7.5rem, 78%)', height: 'auto', aspectRatio: '1' });

export const name = style({
  alignSelf: 'center',
  fontSize: fontSize.body,
  fontWeight: fontWeight.strong,
  lineHeight: 1.3,
  textWrap: 'balance',
});

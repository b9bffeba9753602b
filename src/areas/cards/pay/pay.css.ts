import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, media, radius, space } from '#ui/theme/tokens.ts';

export const pay = style({ display: 'grid', gap: space[4] });

/** Neither theme nor forced colours change it: what a scanner reads is black on white. */
export const ticket = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: '13rem',
  padding: `${space[6]} ${space[4]} ${space[4]}`,
  borderRadius: radius.large,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: '#fff',
  // The button on it is that of the light theme.
  vars: {
    [vars.color.ink]: '#16281f',
    [vars.color.inkMuted]: '#3e4e45',
    [vars.color.brandInk]: '#17503e',
    [vars.color.brandSoft]: '#dde9de',
    [vars.color.onBrandSoft]: '#123c2f',
    [vars.color.focus]: '#1b5fa8',
  },
  color: vars.color.ink,
  colorScheme: 'light',
  forcedColorAdjust: 'none',
  selectors: { '&:focus': { outline: 'none' } },
});

export const barcode = style({
  display: 'block',
  width: '100%',
  maxWidth: '26rem',
  height: 'auto',
  aspectRatio: '5 / 2',
  objectFit: 'contain',
});

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  width: '100%',
  maxWidth: '26rem',
  aspectRatio: '5 / 2',
  margin: 0,
});

export const failure = style({ display: 'grid', gap: space[2], justifyItems: 'center', textAlign: 'center' });

export const number = style({ display: 'grid', gap: space[1], justifyItems: 'center', margin: 0 });
export const numberLabel = style({ fontSize: fontSize.caption, color: vars.color.inkMuted });
export const digits = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: '0.6em',
  // Sixteen digits on one line, on the smallest phone, too.
  fontSize: 'clamp(1.05rem, 5.4vw, 1.5rem)',
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
  whiteSpace: 'pre',
});

export const hint = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  margin: 0,
});

globalStyle(`${hint} > svg`, { flex: 'none' });

export const only = style({ display: 'flex', alignItems: 'center', gap: space[3] });
export const name = style({ display: 'grid', flex: 1, minWidth: 0, margin: 0, overflowWrap: 'anywhere' });
export const amount = style({
  margin: 0,
  fontSize: '1.25rem',
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const picture = style({
  display: 'block',
  width: '64px',
  height: '40px',
  objectFit: 'cover',
  borderRadius: radius.small,
  backgroundColor: vars.color.sunken,
});

/** As wide as the choice that it stands in. */
export const choice = style([picture, { width: '100%', height: 'auto', aspectRatio: '8 / 5' }]);

export const actions = style({
  display: 'grid',
  gap: space[2],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const print = style({ gridColumn: '1 / -1', justifySelf: 'center' });

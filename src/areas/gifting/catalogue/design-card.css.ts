import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, media, radius } from '#ui/theme/tokens.ts';

const { color, motion } = vars;

export const card = style({ position: 'relative', display: 'grid', alignContent: 'start', minWidth: 0 });

export const picture = style({
  transitionProperty: 'box-shadow, transform',
  transitionDuration: motion.base,
  '@media': {
    [media.hover]: { selectors: { [`${card}:hover &`]: { boxShadow: vars.elevation.mid } } },
    [`${media.hover} and ${media.motion}`]: { selectors: { [`${card}:hover &`]: { transform: 'translateY(-3px)' } } },
  },
});

export const link = style({
  paddingBlock: '10px 4px',
  color: color.ink,
  fontSize: fontSize.body,
  fontWeight: fontWeight.strong,
  lineHeight: 1.3,
  textDecoration: 'none',
  textWrap: 'balance',
  selectors: {
    // The whole card is the link.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.large },
    '&:hover': { color: color.brandInk, textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

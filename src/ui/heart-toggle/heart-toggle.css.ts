import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, radius, touchTarget } from '#ui/theme/tokens.ts';

const beat = keyframes({ '40%': { transform: 'scale(1.28)' } });
const wait = keyframes({ '50%': { opacity: 0.55 } });

export const toggle = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: `max(${touchTarget}, 2.5rem)`,
  height: `max(${touchTarget}, 2.5rem)`,
  borderRadius: radius.pill,
  border: '1px solid transparent',
  color: vars.color.inkMuted,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:focus-visible': { borderRadius: radius.pill },
    '&[aria-pressed="true"]': { color: vars.color.accent },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { backgroundColor: vars.color.accentSoft },
        '&:hover:not([aria-pressed="true"])': { color: vars.color.accentInk },
      },
    },
  },
});

export const heart = style({
  width: '1.5rem',
  height: '1.5rem',
  fill: 'transparent',
  transition: `fill ${vars.motion.fast}`,
  selectors: {
    '[aria-pressed="true"] > &': { fill: 'currentColor' },
  },
  '@media': {
    [media.motion]: {
      selectors: {
        '[aria-pressed="true"] > &': { animation: `${beat} 250ms ease-out` },
        '[aria-busy="true"] > &': { animation: `${wait} 900ms ease-in-out infinite` },
      },
    },
    [media.forcedColors]: { selectors: { '[aria-pressed="true"] > &': { fill: 'ButtonText' } } },
  },
});

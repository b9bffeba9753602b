import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { chosenInForcedColors, fontSize, fontWeight, media, radius, space, touchTarget } from './tokens.ts';

const { color, motion } = vars;

/** A filter that is on or off, or a link between pages of a kind. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: touchTarget,
  paddingInline: space[4],
  borderRadius: radius.pill,
  border: `1px solid ${color.lineStrong}`,
  backgroundColor: color.surface,
  color: color.ink,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:is([aria-pressed="true"], [aria-current="page"])': {
      borderColor: color.brandInk,
      backgroundColor: color.brandSoft,
      color: color.onBrandSoft,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: color.brandInk } } },
    [media.forcedColors]: {
      selectors: {
        // Filled: a line around it is what the focus is seen by.
        '&:is([aria-pressed="true"], [aria-current="page"])': {
          ...chosenInForcedColors,
          borderColor: 'Highlight',
          outlineColor: 'CanvasText',
        },
      },
    },
  },
});
globalStyle(`${chip} > svg`, { width: '1rem', height: '1rem' });

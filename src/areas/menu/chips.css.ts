import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, media, radius, space, touchTarget } from '#ui/theme/tokens.ts';

const { color, motion } = vars;

/** One line that a finger moves on a phone, as many lines as it takes elsewhere. */
export const chips = style({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  margin: '-4px calc(-1 * clamp(16px, 4vw, 40px))',
  padding: '4px clamp(16px, 4vw, 40px)',
  '@media': { [media.columns]: { flexWrap: 'wrap', overflowX: 'visible', margin: 0, padding: 0 } },
});
globalStyle(`${chips} > *`, { flex: 'none' });

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
    '&:hover': { borderColor: color.brandInk },
    '&:is([aria-pressed="true"], [aria-current="page"])': {
      borderColor: color.brandInk,
      backgroundColor: color.brandSoft,
      color: color.onBrandSoft,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:is([aria-pressed="true"], [aria-current="page"])': { outline: '2px solid Highlight' } },
    },
  },
});
globalStyle(`${chip} > svg`, { width: '1rem', height: '1rem' });

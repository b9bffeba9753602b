import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, media, radius, space, touchTarget } from '#ui/theme/tokens.ts';

const { color } = vars;

/** One line, that a finger moves where a language needs more of it than a phone has. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  // To the edges of the screen; frames of focus lie beyond the edges of what is in it.
  margin: `-4px -${space[4]}`,
  padding: `4px ${space[4]}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.columns]: { flexWrap: 'wrap', overflowX: 'visible', margin: 0, padding: 0 } },
});
globalStyle(`${line} > *`, { flex: 'none' });

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
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.brandInk },
    '&[aria-pressed="true"]': {
      borderColor: color.brandInk,
      backgroundColor: color.brandSoft,
      color: color.onBrandSoft,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
  },
});
globalStyle(`${chip} > svg`, { width: '1rem', height: '1rem' });

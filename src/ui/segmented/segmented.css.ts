import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { chosenInForcedColors, fontWeight, media, radius, space, touchTarget } from '#ui/theme/tokens.ts';

const { color } = vars;

/** Words alone: beside such a line stands another control. */
const narrow = 'screen and (max-width: 29.99em)';

/** The hint is out of the flow: its place is here, not somewhere up the page. */
export const group = style({ position: 'relative', minWidth: 0 });

export const line = style({
  display: 'inline-flex',
  maxWidth: '100%',
  padding: '3px',
  borderRadius: radius.pill,
  border: `1px solid ${color.line}`,
  backgroundColor: color.surface,
});

export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 auto',
  gap: space[2],
  minWidth: 0,
  minHeight: touchTarget,
  paddingInline: space[4],
  borderRadius: radius.pill,
  fontWeight: fontWeight.strong,
  fontSize: '0.9375rem',
  lineHeight: 1.2,
  color: color.inkMuted,
  cursor: 'pointer',
  transitionProperty: 'background-color, color',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&:hover': { color: color.ink },
    '&:has(:checked)': {
      backgroundColor: color.brand,
      color: color.onBrand,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [narrow]: { paddingInline: space[3] },
    [media.forcedColors]: {
      selectors: {
        // Filled: a line around it is what the focus is seen by.
        '&:has(:checked)': { ...chosenInForcedColors, outlineColor: 'CanvasText' },
      },
    },
  },
});

/** Covers the segment: a finger, a pointer and a screen reader's touch all meet the real input. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const icon = style({ display: 'inline-flex', flex: 'none', '@media': { [narrow]: { display: 'none' } } });
globalStyle(`${icon} > svg`, { width: '1.125em', height: '1.125em' });

import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, media, radius, space, spreadRow, touchTarget } from '#ui/theme/tokens.ts';

const { color } = vars;

export const row = style({
  position: 'relative',
  ...spreadRow,
  gap: space[4],
  minHeight: touchTarget,
  paddingBlock: space[1],
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.inkMuted } },
});

/** Reaches over the whole row. */
export const label = style({
  cursor: 'inherit',
  '::after': { content: '""', position: 'absolute', inset: 0, cursor: 'pointer' },
});
export const words = style({ display: 'grid', gap: '2px', minWidth: 0 });
export const hint = style({ fontSize: fontSize.small, lineHeight: 1.4, color: color.inkMuted });

export const input = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '52px',
  height: '32px',
  borderRadius: radius.pill,
  border: `2px solid ${color.lineStrong}`,
  backgroundColor: color.sunken,
  cursor: 'inherit',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.base,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '4px',
    insetInlineStart: '4px',
    width: '20px',
    height: '20px',
    borderRadius: '50%',
    backgroundColor: color.lineStrong,
    transitionProperty: 'transform, background-color',
    transitionDuration: vars.motion.base,
  },
  selectors: {
    '&:focus-visible': { borderRadius: radius.pill },
    '&:checked': { backgroundColor: color.brandInk, borderColor: color.brandInk },
    '&:checked::before': { transform: 'translateX(20px)', backgroundColor: color.surface },
    '&:disabled': { borderColor: color.line },
    '&:disabled:not(:checked)::before': { backgroundColor: color.line },
    '&:disabled:checked': { backgroundColor: color.line },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      backgroundColor: 'ButtonFace',
      selectors: { '&:checked': { backgroundColor: 'Highlight', borderColor: 'Highlight' } },
    },
  },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, space, touchTarget } from '#ui/theme/tokens.ts';

const { color } = vars;

export const checkbox = style({ display: 'grid', gap: '4px' });

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minHeight: touchTarget,
  paddingBlock: '10px',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.inkMuted } },
});

export const input = style({
  appearance: 'none',
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '6px',
  border: `2px solid ${color.lineStrong}`,
  backgroundColor: color.surface,
  cursor: 'inherit',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.ink },
    '&:checked': { backgroundColor: color.brandInk, borderColor: color.brandInk },
    '&[aria-invalid="true"]': { borderColor: color.danger },
    '&:disabled': { backgroundColor: color.sunken, borderColor: color.line },
    '&:focus-visible': { borderRadius: '6px' },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const tick = style({
  position: 'absolute',
  top: 'calc(10px + 0.25rem)',
  insetInlineStart: '0.25rem',
  width: '1rem',
  height: '1rem',
  color: color.surface,
  opacity: 0,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { display: 'none' } },
});

globalStyle(`${input}:checked + ${tick}`, { opacity: 1 });
globalStyle(`${input}:checked:disabled + ${tick}`, { color: color.inkMuted });

export const below = style({
  display: 'grid',
  gap: '4px',
  marginBlockStart: '-8px',
  paddingBlockEnd: space[2],
  paddingInlineStart: `calc(1.5rem + ${space[3]})`,
});

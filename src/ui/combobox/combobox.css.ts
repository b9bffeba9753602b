import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { outlined } from '#ui/theme/panels.ts';
import { chosenInForcedColors, fontSize, fontWeight, media, radius, space, stacking } from '#ui/theme/tokens.ts';

const { color } = vars;

export const combobox = style({ position: 'relative', display: 'grid', gap: '6px', minWidth: 0 });

export const box = style({
  borderRadius: radius.pill,
  selectors: { '&:has(input:focus-visible)': { borderRadius: radius.pill } },
});
export const input = style({ borderRadius: radius.pill });
export const tail = style({ display: 'inline-flex', alignItems: 'center', flex: 'none', marginInlineEnd: '4px' });

export const popup = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(100% + ${space[2]})`,
  zIndex: stacking.popover,
  maxHeight: 'min(24rem, 50dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[2],
  ...outlined,
  boxShadow: vars.elevation.high,
});

export const empty = style({ padding: space[4], color: color.inkMuted });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '48px',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.small,
  border: '1px solid transparent',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { backgroundColor: color.brandSoft, color: color.onBrandSoft },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': chosenInForcedColors } },
  },
});
globalStyle(`${option} > svg`, { flex: 'none', width: '1.25rem', height: '1.25rem' });

export const words = style({ display: 'grid', minWidth: 0 });
export const label = style({ fontWeight: fontWeight.strong, lineHeight: 1.3 });
export const detail = style({ fontSize: fontSize.small, lineHeight: 1.35, color: color.inkMuted });
globalStyle(`${option}[aria-selected="true"] ${detail}`, { color: 'inherit' });

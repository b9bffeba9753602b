import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, radius, space } from '#ui/theme/tokens.ts';

const { color } = vars;

export const field = style({ display: 'grid', gap: '6px', minWidth: 0, textAlign: 'start' });

export const label = style({
  fontWeight: fontWeight.strong,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  color: color.ink,
});
export const optional = style({ fontWeight: fontWeight.regular, color: color.inkMuted });
export const hint = style({ fontSize: fontSize.small, lineHeight: 1.4, color: color.inkMuted });

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
  color: color.danger,
});
globalStyle(`${error} > svg`, { flex: 'none', width: '1.15em', height: '1.15em', marginBlockStart: '0.12em' });

/** The box round an input and its slots; the ring is drawn here, once. */
export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '52px',
  borderRadius: radius.small,
  border: `1px solid ${color.lineStrong}`,
  backgroundColor: color.surface,
  color: color.ink,
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:focus-within': { borderColor: color.ink },
    '&:has(:is(input, select, textarea):focus-visible)': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
    '&:has([aria-invalid="true"])': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    '&:has(:is(input, select, textarea):disabled)': { backgroundColor: color.sunken, borderColor: color.line },
  },
});

/** At least 1rem of type, or iOS zooms into the field. */
export const control = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  minHeight: '50px',
  paddingInline: space[4],
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: '1rem',
  lineHeight: 1.4,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: color.inkMuted, opacity: 1 },
    '&:disabled': { color: color.inkMuted, cursor: 'not-allowed', opacity: 1 },
    '&:-webkit-autofill': {
      WebkitTextFillColor: color.ink,
      boxShadow: `inset 0 0 0 100vmax ${color.brandSoft}`,
    },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const slot = style({ display: 'inline-flex', alignItems: 'center', flex: 'none', color: color.inkMuted });
export const leading = style({ marginInlineStart: space[4], marginInlineEnd: `calc(-1 * ${space[3]})` });
export const trailing = style({ marginInlineEnd: '4px' });
globalStyle(`${leading} > svg`, { width: '1.25rem', height: '1.25rem' });

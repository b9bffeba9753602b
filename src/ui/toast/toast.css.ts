import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, media, radius, space, stacking, touchTarget } from '#ui/theme/tokens.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const region = style({
  position: 'fixed',
  insetInline: 0,
  // A page with a bar of its own at the bottom says how high that is, and the question of cookies how much higher it stands.
  insetBlockEnd: 'calc(env(safe-area-inset-bottom) + var(--ns-bottom-bar, 84px) + var(--ns-consent-lift, 0px))',
  zIndex: stacking.toast,
  display: 'grid',
  justifyItems: 'center',
  paddingInline: space[4],
  pointerEvents: 'none',
  '@media': {
    [media.desktop]: {
      insetBlockEnd: `calc(${space[6]} + var(--ns-toast-lift, 0px))`,
      justifyItems: 'start',
      paddingInline: space[6],
    },
    [media.print]: { display: 'none' },
  },
});

export const list = style({ display: 'grid', width: '100%', maxWidth: '28rem' });

/** Dark on light and light on dark: a toast lies over anything. */
export const toast = style({
  display: 'flex',
  // Where text is set large, the controls stand below the words.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  marginBlockStart: space[2],
  paddingInlineStart: space[4],
  paddingInlineEnd: '4px',
  paddingBlock: '4px',
  minHeight: '52px',
  borderRadius: radius.large,
  border: '1px solid transparent',
  backgroundColor: vars.color.ink,
  color: vars.color.canvas,
  boxShadow: vars.elevation.high,
  pointerEvents: 'auto',
  '@media': { [media.motion]: { animation: `${rise} ${vars.motion.slow} ease-out` } },
});

export const icon = styleVariants({
  neutral: { display: 'none' },
  success: { display: 'inline-flex' },
  error: { display: 'inline-flex' },
});
globalStyle(`:is(${icon.success}, ${icon.error}) > svg`, { width: '1.25rem', height: '1.25rem', flex: 'none' });

export const words = style({
  flex: '1 1 6rem',
  minWidth: 0,
  paddingBlock: space[2],
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  // Said again, they are seen to be said again.
  '@media': { [media.motion]: { animation: `${appear} ${vars.motion.slow} ease-out` } },
});

const control = style({
  flex: 'none',
  minHeight: touchTarget,
  minWidth: touchTarget,
  borderRadius: radius.pill,
  color: 'inherit',
  selectors: {
    '&:focus-visible': { borderRadius: radius.pill, outlineColor: 'currentColor', outlineOffset: '-4px' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 16%, transparent)' } },
    },
  },
});

export const action = style([
  control,
  {
    marginInlineStart: 'auto',
    paddingInline: space[3],
    fontWeight: fontWeight.bold,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
]);
export const dismiss = style([control, { display: 'inline-flex', alignItems: 'center', justifyContent: 'center' }]);
globalStyle(`${words} + ${dismiss}`, { marginInlineStart: 'auto' });

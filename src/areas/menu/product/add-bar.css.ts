import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { dockedBar, floatingBar, fromEdgeToEdge } from '#ui/theme/panels.ts';
import { fontSize, fontWeight, media, space, stacking, wrappingRow } from '#ui/theme/tokens.ts';

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 'calc(var(--ns-tab-bar-height) + var(--ns-consent-lift, 0px))',
  zIndex: stacking.sticky,
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  ...dockedBar,
  ...fromEdgeToEdge,
  paddingBlock: space[3],
  '@media': {
    [media.columns]: {
      insetBlockEnd: `calc(${space[4]} + var(--ns-consent-lift, 0px))`,
      marginInline: 0,
      paddingInline: space[5],
      ...floatingBar,
    },
    // The question of cookies stands beside it, below the picture.
    [media.wide]: { insetBlockEnd: space[4] },
    // It would cover what it is about.
    [media.low]: { position: 'static', boxShadow: 'none' },
  },
});

// Toasts stand above it: its button may be what is pressed next.
globalStyle(`:root:has(${bar})`, {
  vars: { '--ns-bottom-bar': '9.75rem' },
  '@media': {
    [media.wide]: {
      vars: {
        '--ns-consent-start': `max(${space[6]}, env(safe-area-inset-left))`,
        '--ns-consent-end': 'auto',
        // They share that corner.
        '--ns-toast-lift': 'var(--ns-consent-lift, 0px)',
      },
    },
  },
});

export const facts = style({ display: 'grid', minWidth: '5rem' });
export const price = style({
  fontSize: fontSize.heading3,
  fontWeight: fontWeight.bold,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
});
export const calories = style({ fontSize: fontSize.small, color: vars.color.inkMuted });

export const add = style({
  flex: '1 1 min(12rem, 100%)',
  '@media': { [media.tablet]: { flex: '0 1 16rem' } },
});

export const reason = style({
  flex: '1 1 100%',
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  color: vars.color.danger,
});

import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, media, stacking } from '#ui/theme/tokens.ts';

export const tabBar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: stacking.tabBar,
  height: 'var(--ns-tab-bar-height)',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.cramped]: { position: 'static', height: 'calc(3.75rem + env(safe-area-inset-bottom))' },
    [media.tablet]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const tabs = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', height: '100%' });

export const tab = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  height: '100%',
  // As large as five words fit side by side, whatever the size of text.
  fontSize: `min(${fontSize.caption}, 4.4vw)`,
  lineHeight: 1.2,
  fontWeight: fontWeight.strong,
  color: vars.color.inkMuted,
  textDecoration: 'none',
  selectors: {
    // Not by its colour alone: a bar above the icon.
    '&[aria-current]': {
      color: vars.color.accentInk,
      background: `linear-gradient(${vars.color.accentInk}, ${vars.color.accentInk}) top / 2rem 3px no-repeat`,
    },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { textDecoration: 'underline' } } } },
});

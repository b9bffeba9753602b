import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { chosenInForcedColors, fontWeight, media, radius, space, touchTarget } from '#ui/theme/tokens.ts';

/** As high as the room that a page keeps for it. */
export const tabs = style({
  display: 'inline-flex',
  maxWidth: '100%',
  gap: space[1],
  padding: '3px',
  borderRadius: '28px',
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: touchTarget,
  paddingInline: 'clamp(12px, 4vw, 22px)',
  minWidth: 0,
  // Where text is set large, the longest word of a language is wider than half a phone.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  borderRadius: radius.pill,
  border: '1px solid transparent',
  fontSize: '0.9375rem',
  fontWeight: fontWeight.strong,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  color: vars.color.ink,
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current="page"]': {
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
      textDecoration: 'none',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        // Filled, so that it is not known by a colour alone.
        '&[aria-current="page"]': { ...chosenInForcedColors, outlineColor: 'CanvasText' },
      },
    },
  },
});

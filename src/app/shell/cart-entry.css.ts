import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, media, radius } from '#ui/theme/tokens.ts';

export const bag = style({ position: 'relative', display: 'inline-flex' });

const pulse = keyframes({ from: { transform: 'scale(1.5)' } });

export const count = style({
  position: 'absolute',
  insetBlockStart: '-0.5rem',
  insetInlineStart: '0.75rem',
  minWidth: '1.25rem',
  paddingInline: '0.25rem',
  borderRadius: radius.pill,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: '0.75rem',
  fontWeight: fontWeight.bold,
  lineHeight: '1.25rem',
  textAlign: 'center',
  '@media': {
    [media.motion]: { animation: `${pulse} ${vars.motion.slow} ease-out` },
    [media.forcedColors]: { border: '1px solid' },
  },
});

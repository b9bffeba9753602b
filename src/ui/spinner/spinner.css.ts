import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#ui/theme/tokens.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  borderRadius: '50%',
  border: '2.5px solid currentColor',
  borderTopColor: 'transparent',
  '@media': {
    [media.motion]: { animation: `${turn} 800ms linear infinite` },
    [media.forcedColors]: { borderTopColor: 'Canvas' },
  },
});

import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, radius } from '#ui/theme/tokens.ts';

/** What a page that keeps the room of a bar reckons with. */
export const BAR_HEIGHT = '10px';

export const track = style({
  height: BAR_HEIGHT,
  borderRadius: radius.pill,
  backgroundColor: vars.color.sunken,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const fill = style({
  height: '100%',
  borderRadius: radius.pill,
  backgroundColor: vars.color.star,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
});

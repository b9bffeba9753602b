import { globalStyle, style } from '@vanilla-extract/css';
import { fontWeight, media } from './tokens.ts';

/** Where a part of the page bears it, that part is all that is printed, from the top of the paper and as long as it is. */
export const printed = style({});
globalStyle(`body:has(${printed}) :not(:has(${printed}), ${printed}, ${printed} *)`, {
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`body:has(${printed}) :has(${printed})`, {
  '@media': {
    [media.print]: {
      position: 'static',
      display: 'block',
      width: 'auto',
      maxWidth: 'none',
      height: 'auto',
      maxHeight: 'none',
      overflow: 'visible',
      transform: 'none',
      boxShadow: 'none',
    },
  },
});

/** Whose paper it is: what is said on the screen all around. */
export const onPaper = style({
  display: 'none',
  gridColumn: '1 / -1',
  fontWeight: fontWeight.bold,
  '@media': { [media.print]: { display: 'block' } },
});

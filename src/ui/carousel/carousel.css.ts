import { style, styleVariants } from '@vanilla-extract/css';
import { fromEdgeToEdge } from '#ui/theme/panels.ts';
import { snapRow } from '#ui/theme/snap-row.ts';
import { media, space } from '#ui/theme/tokens.ts';

export const carousel = style({ position: 'relative', display: 'grid', gap: space[3], minWidth: 0 });

export const header = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3] });
export const controls = style({
  display: 'none',
  gap: space[2],
  '@media': { [media.tablet]: { display: 'flex' } },
});

export const track = style({
  ...snapRow,
  '@media': {
    // On a phone it goes on beyond the screen; cut before its edge it would look like a mistake.
    '(max-width: 39.99em)': { ...fromEdgeToEdge, scrollPaddingInline: fromEdgeToEdge.paddingInline },
    [media.motion]: { scrollBehavior: 'smooth' },
  },
});

export const item = style({ display: 'grid', flex: 'none', scrollSnapAlign: 'start', minWidth: 0 });
export const itemWidth = styleVariants({
  medium: { width: 'min(15rem, 70vw)' },
  large: { width: 'min(22rem, 84vw)' },
});

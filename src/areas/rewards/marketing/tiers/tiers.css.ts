import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { snapRow } from '#ui/theme/snap-row.ts';
import { media, radius, space, touchTarget } from '#ui/theme/tokens.ts';

export const carousel = style({ display: 'grid', gap: space[2], minWidth: 0 });

/** One page each, turned by finger, wheel or keys; beside each other where there is room (RWD-015). */
export const track = style({
  position: 'relative',
  ...snapRow,
  '@media': {
    [media.motion]: { scrollBehavior: 'smooth' },
    [media.columns]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      overflow: 'visible',
    },
    [media.desktop]: { gap: space[6] },
  },
});

export const slide = style({ flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' });

export const dots = style({
  display: 'flex',
  justifyContent: 'center',
  '@media': { [media.columns]: { display: 'none' } },
});

/** Large enough for a finger, drawn small. */
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  '::before': {
    content: '""',
    width: '10px',
    height: '10px',
    borderRadius: radius.pill,
    border: `2px solid ${vars.color.lineStrong}`,
    transition: `width ${vars.motion.base}`,
  },
  selectors: {
    '&[aria-current="true"]::before': {
      width: '26px',
      borderColor: vars.color.brandInk,
      backgroundColor: vars.color.brandInk,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current="true"]::before': { borderColor: 'Highlight', backgroundColor: 'Highlight' } },
    },
  },
});

export const compare = style({ justifySelf: 'start' });

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { skipOffScreen } from '#ui/theme/skip-off-screen.ts';
import { fontWeight, media, oneColumn, space, touchTarget, wrappingRow } from '#ui/theme/tokens.ts';

export const footer = style({
  flex: 'none',
  ...skipOffScreen('26rem'),
  '@media': {
    [media.tablet]: { containIntrinsicBlockSize: 'auto 19rem' },
    [media.desktop]: { containIntrinsicBlockSize: 'auto 13rem' },
    [media.print]: { display: 'none' },
  },
});

export const inside = style({
  ...oneColumn,
  gap: space[5],
  paddingBlock: `${space[8]} ${space[6]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 20rem', alignItems: 'center' },
    [media.desktop]: { gridTemplateColumns: '1fr auto 20rem', columnGap: space[6] },
  },
});

export const brand = style({ display: 'grid', gap: space[1], alignContent: 'start' });
globalStyle(`${brand} > :first-child`, { '@media': { [media.tablet]: { whiteSpace: 'nowrap' } } });

/** The mark's disc is of the footer's own green. */
globalStyle(`${brand} circle`, { fill: vars.color.sunken });

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[6] });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  fontWeight: fontWeight.strong,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const legal = style({
  gridColumn: '1 / -1',
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockStart: space[2],
});

/** Beside the name from a tablet on, whatever stands between them. */
export const language = style({
  '@media': { [media.tablet]: { gridColumn: '-2 / -1', gridRow: '1 / span 2' }, [media.desktop]: { gridRow: 1 } },
});

export const strip = style({
  flex: 'none',
  paddingBlock: space[6],
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 20rem)' },
    [media.print]: { display: 'none' },
  },
});

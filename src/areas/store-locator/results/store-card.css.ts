import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { outlined } from '#ui/theme/panels.ts';
import { skipOffScreen } from '#ui/theme/skip-off-screen.ts';
import { fontSize, fontWeight, media, space, wrappingRow } from '#ui/theme/tokens.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[4],
  ...outlined,
  scrollMarginBlock: '6rem',
  ...skipOffScreen('13rem'),
  transition: `box-shadow ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&[data-highlighted]': { boxShadow: vars.elevation.mid, borderColor: vars.color.lineStrong },
    '&[data-selected]': { borderColor: vars.color.brandInk, boxShadow: `inset 4px 0 0 ${vars.color.brandInk}` },
  },
  '@media': {
    // The page itself keeps what is scrolled to below the search box.
    [media.roomyColumns]: { scrollMarginBlockStart: 0 },
    [media.forcedColors]: { selectors: { '&[data-selected]': { outline: '3px solid Highlight' } } },
  },
});

export const name = style({
  // As high as a finger without making the card higher.
  marginBlock: '-8px',
  paddingBlock: '8px',
  display: 'inline-block',
  color: 'inherit',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: space[2] });

export const heart = style({
  position: 'relative',
  flex: 'none',
  marginBlock: `-${space[2]}`,
  marginInlineEnd: `-${space[2]}`,
});

export const facts = style({
  ...wrappingRow,
  columnGap: space[3],
  rowGap: space[1],
  fontSize: fontSize.small,
});

export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  padding: 0,
  columnGap: space[2],
  fontSize: fontSize.caption,
  fontWeight: fontWeight.medium,
  color: vars.color.inkMuted,
});

globalStyle(`${options} > li + li::before`, { content: '"·"', paddingInlineEnd: space[2] });

export const actions = style({
  // Narrow, so that the rest of the row selects, too.
  alignSelf: 'start',
  ...wrappingRow,
  gap: space[2],
  // At the foot, as in the card beside it.
  marginTop: 'auto',
  paddingTop: space[1],
});

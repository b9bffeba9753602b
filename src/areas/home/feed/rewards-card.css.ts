import { style } from '@vanilla-extract/css';
import { BAR_HEIGHT } from '#ui/progress-bar/progress-bar.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import {
  fontSize,
  fontWeight,
  media,
  oneColumn,
  radius,
  space,
  spreadRow,
  touchTarget,
  wrappingRow,
} from '#ui/theme/tokens.ts';

export const card = style({
  ...oneColumn,
  gap: space[3],
  padding: `${space[4]} ${space[5]} ${space[1]}`,
  borderRadius: radius.large,
  boxShadow: vars.elevation.mid,
  '@media': { [media.tablet]: { paddingInline: space[6] } },
});

export const head = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  columnGap: space[4],
});

export const stars = style({ display: 'grid', gap: space[2] });

export const balance = style({ ...wrappingRow, columnGap: space[2] });

export const star = style({ flex: 'none', width: '1.75rem', height: '1.75rem', color: vars.color.star });

export const amount = style({
  fontSize: 'clamp(2.5rem, 2rem + 2.5vw, 3.25rem)',
  fontWeight: fontWeight.black,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});

export const level = style({
  marginInlineStart: 'auto',
  paddingInline: space[3],
  borderRadius: radius.pill,
  backgroundColor: vars.color.sunken,
  color: vars.color.starInk,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: '1.75rem',
});

/** As high as the Stars that take its place. */
export const starsSkeleton = style({
  height: `calc(clamp(2.5rem, 2rem + 2.5vw, 3.25rem) * 1.1 + ${BAR_HEIGHT} + 2.3125rem)`,
});

export const details = style({ borderBlockStart: `1px solid ${vars.color.line}` });

export const summary = style({
  ...spreadRow,
  gap: space[3],
  minHeight: touchTarget,
  paddingBlock: space[2],
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const sign = style({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  transition: `transform ${vars.motion.base}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const list = style({ display: 'grid', justifyItems: 'stretch', gap: space[2], paddingBlockEnd: space[3] });

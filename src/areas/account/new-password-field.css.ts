import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, forcedEdge, media, radius, space } from '#ui/theme/tokens.ts';

const { color } = vars;

export const group = style({ display: 'grid', gap: space[2], minWidth: 0 });

export const needs = style({
  display: 'grid',
  gap: space[1],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.small,
  backgroundColor: color.sunken,
  ...forcedEdge,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});

export const title = style({ fontWeight: fontWeight.strong });

export const rules = style({
  display: 'grid',
  columnGap: space[4],
  rowGap: '2px',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const rule = style({ display: 'flex', alignItems: 'flex-start', gap: space[2], color: color.ink });

export const met = style({ color: color.success, fontWeight: fontWeight.strong });

export const mark = style({ flex: 'none', width: '1.1em', height: '1.1em', marginBlockStart: '0.15em' });

/** Its line is kept free, so that nothing below moves when the first letter is typed. */
export const strength = style({
  minHeight: '1.4em',
  fontSize: fontSize.small,
  lineHeight: 1.4,
  fontWeight: fontWeight.strong,
});

export const strengthOf = styleVariants({
  weak: { color: color.inkMuted },
  good: { color: color.success },
  strong: { color: color.success },
});

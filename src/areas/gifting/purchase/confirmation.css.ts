import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, forcedEdge, media, radius, space, wrappingRow } from '#ui/theme/tokens.ts';

export const page = style({ display: 'grid', gap: space[6], paddingBlock: `${space[8]} ${space[16]}` });

export const head = style({ display: 'grid', gap: space[2] });

export const title = style({ outlineOffset: space[1] });

export const actions = style({ ...wrappingRow, gap: space[3] });

/** The picture beside what it cost, where there is room. */
export const receipt = style({
  display: 'grid',
  gap: space[5],
  padding: space[5],
  borderRadius: radius.large,
  backgroundColor: vars.color.surface,
  ...forcedEdge,
  boxShadow: vars.elevation.low,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: space[8], padding: space[8] },
    [media.print]: { boxShadow: 'none' },
  },
});

export const picture = style({ aspectRatio: '8 / 5', maxWidth: '24rem' });

export const facts = style({ display: 'grid', alignContent: 'center', gap: space[4], margin: 0 });

export const fact = style({ display: 'grid', gap: space[1] });

export const figure = style({
  margin: 0,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const recipients = style({ display: 'grid', gap: space[3], gridColumn: '1 / -1' });

export const recipientList = style({ display: 'grid', gap: space[3], margin: 0, padding: 0 });

export const recipient = style({
  display: 'grid',
  gap: space[1],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

export const address = style({ color: vars.color.inkMuted });

export const message = style({
  marginBlockStart: space[1],
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${vars.color.accent}`,
  whiteSpace: 'pre-wrap',
});

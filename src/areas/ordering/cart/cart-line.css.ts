import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { outlined } from '#ui/theme/panels.ts';
import { fontSize, media, space, wrappingRow } from '#ui/theme/tokens.ts';

export const line = style({
  display: 'grid',
  gridTemplateAreas: '"picture facts" "doing doing"',
  gridTemplateColumns: 'min(5rem, 22vw) minmax(0, 1fr)',
  columnGap: space[4],
  rowGap: space[2],
  padding: space[4],
  ...outlined,
  '@media': {
    [media.tablet]: {
      gridTemplateAreas: '"picture facts" "picture doing"',
      gridTemplateColumns: '7rem minmax(0, 1fr)',
    },
  },
});

/** Name and price; the price stands below where large letters or a narrow screen leave too little room for both. */
export const facts = style({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  alignContent: 'flex-start',
});

export const picture = style({ gridArea: 'picture', alignSelf: 'start' });

export const faded = style({ opacity: 0.55, filter: 'grayscale(0.6)' });

export const words = style({
  display: 'grid',
  flex: '1 1 7rem',
  minWidth: 0,
  alignContent: 'start',
  gap: '2px',
  overflowWrap: 'anywhere',
});

export const options = style({ display: 'flex', flexWrap: 'wrap' });
globalStyle(`${options} > li:not(:last-child)::after`, { content: '", "', whiteSpace: 'pre' });

const note = style({ fontSize: fontSize.small, marginBlockStart: space[1] });

const withIcon = style([note, { display: 'flex', gap: space[2] }]);
globalStyle(`${withIcon} > svg`, { width: '1.125rem', height: '1.125rem', flex: 'none', marginBlockStart: '1px' });

export const gone = style([withIcon, { color: vars.color.danger }]);
export const available = style([withIcon, { color: vars.color.success }]);
export const asked = style([note, { color: vars.color.inkMuted }]);

export const changed = style({ display: 'block', color: vars.color.inkMuted });

export const price = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'end',
  maxWidth: '8rem',
  marginInlineStart: 'auto',
  textAlign: 'end',
});

export const doing = style({
  gridArea: 'doing',
  ...wrappingRow,
  gap: space[2],
  alignSelf: 'end',
});

export const remove = style({ marginInlineStart: 'auto' });

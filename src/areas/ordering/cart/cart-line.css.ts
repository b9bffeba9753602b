import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, media, radius, space } from '#ui/theme/tokens.ts';

export const line = style({
  display: 'grid',
  gridTemplateAreas: '"picture words" "price price" "doing doing"',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  columnGap: space[4],
  rowGap: space[2],
  padding: space[4],
  borderRadius: radius.large,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  '@media': {
    '(min-width: 22.5em)': {
      gridTemplateAreas: '"picture words price" "doing doing doing"',
      gridTemplateColumns: '5rem minmax(0, 1fr) auto',
    },
    [media.tablet]: {
      gridTemplateAreas: '"picture words price" "picture doing doing"',
      gridTemplateColumns: '7rem minmax(0, 1fr) auto',
    },
  },
});

export const picture = style({ gridArea: 'picture', alignSelf: 'start' });

export const faded = style({ opacity: 0.55, filter: 'grayscale(0.6)' });

export const words = style({
  gridArea: 'words',
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  overflowWrap: 'anywhere',
});

export const options = style({ display: 'flex', flexWrap: 'wrap' });
globalStyle(`${options} > li:not(:last-child)::after`, { content: '", "', whiteSpace: 'pre' });

const note = style({ fontSize: fontSize.small, marginBlockStart: space[1] });

export const gone = style([note, { display: 'flex', gap: space[2], color: vars.color.danger }]);
globalStyle(`${gone} > svg`, { width: '1.125rem', height: '1.125rem', flex: 'none', marginBlockStart: '1px' });

export const changed = style({ display: 'block', color: vars.color.inkMuted });

export const backIn = style([note, { color: vars.color.success }]);

export const price = style({
  gridArea: 'price',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'end',
  maxWidth: '8rem',
  textAlign: 'end',
  '@media': { '(max-width: 22.49em)': { justifySelf: 'end', maxWidth: 'none' } },
});

export const doing = style({
  gridArea: 'doing',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  alignSelf: 'end',
});

export const remove = style({ marginInlineStart: 'auto' });

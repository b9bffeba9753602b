import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { outlined } from '#ui/theme/panels.ts';
import { media, space, wrappingRow } from '#ui/theme/tokens.ts';

export const head = style({ display: 'grid', gap: space[2] });

/** What is filled in on the left; what it comes to beside it, as soon as there is room. */
export const columns = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', columnGap: space[8] },
  },
});

export const main = style({ display: 'grid', gap: space[5], minWidth: 0 });

/** Above both columns. */
export const wide = style({ gridColumn: '1 / -1' });

export const section = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  ...outlined,
  '@media': { [media.tablet]: { padding: space[5] } },
});

export const sectionHead = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  columnGap: space[4],
  // The link is as high as a finger needs; the heading stands where those of the others do.
  marginBlock: `calc(-1 * ${space[2]})`,
});

export const facts = style({ ...wrappingRow, gap: `${space[1]} ${space[3]}` });

export const address = style({ flex: '1 0 100%', color: vars.color.inkMuted });

export const fields = style({ display: 'grid', gap: space[5] });

export const card = style({ ...wrappingRow, gap: space[3] });

export const cardName = style({ display: 'grid', gap: '2px', flex: '1 1 12rem', minWidth: 0 });

export const add = style({ justifySelf: 'start' });

/** Its words stand below those of the card. */
export const other = style([
  add,
  { marginInlineStart: `calc(-1 * ${space[3]})`, paddingInline: space[3], textAlign: 'start' },
]);

/** Stays in sight on a desktop, and on a phone that is tall enough its end does. */
export const summary = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  ...outlined,
  '@media': {
    [media.desktop]: {
      padding: space[5],
      position: 'sticky',
      insetBlockStart: 'calc(var(--ns-header-height) + 16px)',
    },
  },
});

export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  fontSize: '1.25rem',
});

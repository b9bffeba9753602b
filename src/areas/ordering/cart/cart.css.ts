import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { dockedBar, fromEdgeToEdge, outlined } from '#ui/theme/panels.ts';
import { media, radius, space, stacking, touchTarget, wrappingRow } from '#ui/theme/tokens.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[4] });

/** What is in it on the left; where it is picked up and how it goes on beside it, as soon as there is room. */
export const columns = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateAreas: '"main store" "main notes" "main summary"',
      gridTemplateColumns: 'minmax(0, 1fr) 23rem',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space[8],
    },
  },
});

export const main = style({
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  '@media': { [media.desktop]: { gridArea: 'main' } },
});

export const lines = style({ display: 'grid', gap: space[3] });

export const clear = style({ justifySelf: 'start' });

export const panel = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  padding: `${space[2]} ${space[5]} ${space[4]}`,
  ...outlined,
  '@media': { [media.desktop]: { gridArea: 'store' } },
});

export const panelHead = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  columnGap: space[4],
  width: '100%',
  // As high as with the link beside it.
  minHeight: touchTarget,
});

export const facts = style({ ...wrappingRow, gap: space[3] });

export const pickup = style({ display: 'flex', gap: space[2], color: vars.color.inkMuted });
globalStyle(`${pickup} > svg`, { width: '1.125rem', height: '1.125rem', flex: 'none', marginBlockStart: '3px' });

export const options = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] });

/** Always at hand on a phone that is tall enough. */
export const summary = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  ...outlined,
  '@media': {
    '(max-width: 59.99em) and (min-height: 40em)': {
      position: 'sticky',
      insetBlockEnd: 'var(--ns-consent-lift, 0px)',
      zIndex: stacking.sticky,
      ...dockedBar,
      ...fromEdgeToEdge,
      borderWidth: '1px 0',
      borderRadius: 0,
      paddingBlock: `${space[3]} calc(${space[3]} + env(safe-area-inset-bottom))`,
    },
    [media.desktop]: {
      gridArea: 'summary',
      padding: space[5],
      position: 'sticky',
      insetBlockStart: 'calc(var(--ns-header-height) + 16px)',
    },
  },
});

/** Toasts stand above its buttons. */
globalStyle(`:root:has(${summary})`, { vars: { '--ns-bottom-bar': '9.25rem' } });

export const subtotal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
});

export const sum = style({ marginInlineStart: 'auto', fontSize: '1.25rem' });

export const waiting = style({ color: vars.color.inkMuted });

export const price = style({ display: 'grid', gap: space[4] });

export const checkout = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const mainChoice = style({ flex: '3 1 auto', paddingInline: space[3] });

export const choice = style({ flex: '1 1 auto', paddingInline: space[3] });

export const notes = style({
  display: 'grid',
  gap: space[1],
  '@media': { [media.desktop]: { gridArea: 'notes' } },
});

export const why = style({
  flex: '1 0 100%',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.small,
  // Seen only in forced colours, where backgrounds vanish.
  border: '1px solid transparent',
  backgroundColor: vars.color.warningSoft,
  color: vars.color.warning,
});

import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, space, touchTarget, wrappingRow } from '#ui/theme/tokens.ts';

export const section = style({ display: 'grid', gap: space[3] });

/** Facts above, what can be done below; side by side where there is room. */
export const row = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[4]} ${space[5]} ${space[3]}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const facts = style({ display: 'flex', alignItems: 'center', gap: space[4], flex: '1 1 16rem', minWidth: 0 });

export const words = style({ display: 'grid', gap: '2px', flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' });

/** The badge stands beside the name, below it where a line is too short for both. */
export const name = style({ ...wrappingRow, gap: `${space[1]} ${space[3]}` });

/** Ghost buttons have room of their own: their words, not their edges, stand in line with the words above. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${space[3]})`,
  // There a ghost button has an edge.
  '@media': { [media.forcedColors]: { gap: space[2], marginInlineEnd: 0 } },
});

export const addRow = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: touchTarget,
  padding: `${space[3]} ${space[5]}`,
  transitionProperty: 'background-color',
  transitionDuration: vars.motion.fast,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.sunken } } } },
});

export const addPicture = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  color: vars.color.brandInk,
});

/** As wide as its words where there is room, the whole line on a phone. */
export const submit = style({
  width: '100%',
  '@media': { [media.tablet]: { width: 'auto', justifySelf: 'start', minWidth: '14rem' } },
});

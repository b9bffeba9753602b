import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, media, radius, space, wrappingRow } from '#ui/theme/tokens.ts';

const narrowest = 'screen and (max-width: 22.49em)';

/** Low on a phone: what the store sells is what the page is for. */
export const panel = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  padding: space[4],
  borderRadius: radius.large,
  vars: { [vars.color.skeleton]: 'rgb(255 255 255 / 14%)' },
  '@media': { [media.tablet]: { padding: `${space[5]} ${space[8]}` } },
});

/** As high before it is known whether there is a store as after, so that the menus below stay where they are. */
export const steady = style({
  alignContent: 'stretch',
  minHeight: '13.5rem',
  '@media': { [media.tablet]: { minHeight: '12.5rem' } },
});

/** What is known on the left, what can be done on the right. */
export const chosen = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    [media.tablet]: { gap: space[5] },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[10], alignItems: 'center' },
  },
});

export const words = style({
  display: 'grid',
  gap: space[1],
  minWidth: 0,
  alignContent: 'center',
  '@media': { [media.tablet]: { gap: space[2] } },
});

/** The button that clears the store stands at the end of its line. */
export const title = style({
  paddingInlineEnd: '5rem',
  textWrap: 'balance',
  '@media': { [media.tablet]: { paddingInlineEnd: 0 } },
});

export const invitation = style({
  alignSelf: 'center',
  display: 'grid',
  gap: `${space[3]} ${space[4]}`,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});

export const choose = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  '@media': { [media.tablet]: { gridColumn: 1 } },
});

export const invitationPicture = style({
  width: '6rem',
  height: 'auto',
  '@media': {
    // The words have need of its room.
    [narrowest]: { display: 'none' },
    [media.tablet]: { width: '11rem', gridRow: '1 / span 2', gridColumn: 2 },
  },
});

export const facts = style({
  display: 'grid',
  gap: space[1],
  fontSize: fontSize.small,
  '@media': { [media.tablet]: { gap: space[2], fontSize: fontSize.body } },
});

export const status = style({
  ...wrappingRow,
  columnGap: space[3],
  rowGap: space[1],
  marginBlock: space[1],
  fontWeight: fontWeight.strong,
});

export const fact = style({ display: 'flex', alignItems: 'flex-start', gap: space[2], color: vars.color.inkMuted });
/** Enough is said on a phone by name and distance. */
export const address = style({ display: 'none', '@media': { [media.tablet]: { display: 'flex' } } });

globalStyle(`${fact} > svg`, { width: '1.25em', height: '1.25em', flex: 'none', marginBlockStart: '2px' });

export const options = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[3], overflowWrap: 'anywhere' });

/** As high as the words that come. */
export const pendingTime = style({ display: 'inline-block', minHeight: '1.5em' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.tablet]: { gap: space[3] }, [media.desktop]: { justifyContent: 'flex-end' } },
});

/** Two of them beside each other in the longest language. */
export const action = style({
  paddingInline: space[3],
  flex: '1 1 auto',
  '@media': { [media.tablet]: { paddingInline: space[5], flex: 'none' } },
});

export const clear = style({
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineEnd: 0,
  '@media': { [media.tablet]: { position: 'static' } },
});

export const checking = style({ display: 'flex', alignItems: 'center', gap: space[3] });

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, forcedEdge, media, radius, space, wrappingRow } from '#ui/theme/tokens.ts';

export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  padding: `${space[4]} ${space[5]}`,
  borderRadius: radius.large,
  vars: { [vars.color.skeleton]: 'rgb(255 255 255 / 14%)' },
  '@media': { [media.tablet]: { padding: `${space[5]} ${space[8]}` } },
});

/** As high before it is known whether there is a store as after, so that the menus below stay where they are. */
export const steady = style({
  alignContent: 'stretch',
  minHeight: '15.5rem',
  '@media': { [media.tablet]: { minHeight: '14rem' }, [media.desktop]: { minHeight: '12.5rem' } },
});

/** What is known on the left, what can be done on the right. */
export const chosen = style({
  display: 'grid',
  gap: space[5],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 26rem)',
      gap: space[10],
      alignItems: 'center',
    },
  },
});

export const doing = style({ display: 'grid', gap: space[5] });

export const words = style({ display: 'grid', gap: space[3], minWidth: 0, alignContent: 'center' });

export const invitation = style({
  alignSelf: 'center',
  display: 'grid',
  gap: space[4],
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});

export const choose = style({ justifySelf: 'start', marginBlockStart: space[2] });

export const invitationPicture = style({
  width: '6rem',
  height: 'auto',
  '@media': {
    // The words have need of its room.
    'screen and (max-width: 22.49em)': { display: 'none' },
    [media.tablet]: { width: '11rem' },
  },
});

export const facts = style({ display: 'grid', gap: space[2] });

export const status = style({
  ...wrappingRow,
  columnGap: space[3],
  rowGap: space[1],
  marginBlockEnd: space[1],
  fontWeight: fontWeight.strong,
});

export const fact = style({ display: 'flex', alignItems: 'flex-start', gap: space[3], color: vars.color.inkMuted });
/** Enough is said on a phone by name and distance. */
export const address = style({ display: 'none', '@media': { [media.tablet]: { display: 'flex' } } });

globalStyle(`${fact} > svg`, { width: '1.25rem', height: '1.25rem', flex: 'none', marginBlockStart: '2px' });

export const options = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], overflowWrap: 'anywhere' });

/** As high as the words that come. */
export const pendingTime = style({ display: 'inline-block', minHeight: '1.5em' });

export const question = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.large,
  backgroundColor: vars.color.sunken,
  ...forcedEdge,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [media.desktop]: { justifyContent: 'flex-end' } },
});

export const checking = style({ display: 'flex', alignItems: 'center', gap: space[3] });

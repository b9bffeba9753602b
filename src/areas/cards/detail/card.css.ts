import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, media, radius, space, touchTarget, wrappingRow } from '#ui/theme/tokens.ts';

/** Beside its picture from a tablet on, below it on a phone. */
export const hero = style({
  display: 'grid',
  gap: space[5],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: space[6], alignItems: 'center' },
  },
});

export const facts = style({ display: 'grid', gap: space[4], alignContent: 'start', minWidth: 0 });

export const balance = style({ display: 'grid', margin: 0 });

export const amount = style({
  fontSize: fontSize.display,
  lineHeight: 1.1,
  letterSpacing: '-0.025em',
  fontWeight: fontWeight.black,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
globalStyle(`${ways} > *`, { flex: '1 1 auto', '@media': { [media.tablet]: { flex: 'none' } } });

export const sectionTitle = style({
  margin: 0,
  padding: `${space[5]} ${space[5]} ${space[2]}`,
  fontSize: fontSize.heading3,
  fontWeight: fontWeight.bold,
});

export const row = style({
  position: 'relative',
  ...wrappingRow,
  justifyContent: 'end',
  gap: space[4],
  minHeight: touchTarget,
  padding: `${space[4]} ${space[5]}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.pill,
  backgroundColor: vars.color.sunken,
  color: vars.color.brandInk,
});

export const rowWords = style({ display: 'grid', gap: '2px', flex: '1 1 9rem', minWidth: 0, overflowWrap: 'anywhere' });

export const chevron = style({ flex: 'none', color: vars.color.inkMuted });

export const message = style({ margin: 0, padding: `${space[3]} ${space[5]} ${space[5]}` });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  padding: `${space[3]} ${space[5]}`,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const end = style({ textAlign: 'end' });

export const added = style({ color: vars.color.success });

export const smallPicture = style({ width: '64px' });

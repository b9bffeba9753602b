import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, media, radius, space } from '#ui/theme/tokens.ts';

/** A card in the middle of an otherwise empty screen. */
export const page = style({
  display: 'grid',
  flex: '1 0 auto',
  width: '100%',
  maxWidth: '32rem',
  marginInline: 'auto',
  '@media': { [media.tablet]: { alignContent: 'center', paddingBlock: space[8] } },
});

export const card = style({ display: 'grid', alignContent: 'start', gap: space[5] });

export const head = style({ display: 'grid', gap: space[3], justifyItems: 'center', textAlign: 'center' });

export const picture = style({ width: 'min(12rem, 60%)', height: 'auto' });

/** The client and the retailer, side by side. */
export const pair = style({ display: 'flex', alignItems: 'center', gap: space[3] });

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: '4.5rem',
  height: '4.5rem',
  borderRadius: radius.large,
  overflow: 'clip',
  objectFit: 'cover',
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  fontSize: '2rem',
  fontWeight: fontWeight.black,
  border: `1px solid ${vars.color.line}`,
});

export const mark = style({ width: '4.5rem', height: '4.5rem' });

export const between = style({ color: vars.color.inkMuted });

/** A name that its owner chose may have no place to break. */
export const name = style({ overflowWrap: 'anywhere', maxWidth: '100%' });

export const claims = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: space[4],
  borderRadius: radius.large,
  backgroundColor: vars.color.sunken,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const claim = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
  overflowWrap: 'anywhere',
});
globalStyle(`${claim} > svg`, { color: vars.color.brandInk, marginBlockStart: '0.125rem' });

export const raw = style({ fontWeight: fontWeight.strong });

export const facts = style({ display: 'grid', gap: space[1], margin: 0, color: vars.color.inkMuted });

/** A long place comes below its words before it is broken. */
export const factRow = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[2] });

export const fact = style({
  margin: 0,
  color: vars.color.ink,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: space[3],
});

import { globalStyle, style } from '@vanilla-extract/css';
import { fontWeight, media, radius, space, wrappingRow } from '#ui/theme/tokens.ts';

export const head = style({
  display: 'grid',
  gap: space[4],
  padding: space[5],
  borderRadius: radius.large,
  '@media': { [media.tablet]: { padding: space[8] } },
});

export const top = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: space[4] });

export const balance = style({
  fontSize: 'clamp(3rem, 2rem + 5vw, 4.5rem)',
  fontWeight: fontWeight.black,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
});

export const level = style({ display: 'grid', justifyItems: 'center', gap: space[1], textAlign: 'center' });

export const medal = style({ width: '5rem', height: '5rem' });

export const progress = style({ display: 'grid', gap: space[2] });

export const toReach = style({ textWrap: 'balance' });

/** The level that is aimed at stands at the end of the bar, also on a line of its own. */
export const year = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
globalStyle(`${year} > :nth-child(2)`, { marginInlineStart: 'auto' });

export const end = style({ ...wrappingRow, gap: space[2] });

/** As high as the Stars of a member above Green: on the narrowest phones their words take more lines. */
export const skeleton = style({
  height: '18.5rem',
  '@media': { '(max-width: 22.5em)': { height: '21rem' }, [media.tablet]: { height: '18.75rem' } },
});

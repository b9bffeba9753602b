import { globalStyle, style } from '@vanilla-extract/css';
import { fontWeight, space } from '#ui/theme/tokens.ts';

export const fields = style({ display: 'grid', gap: space[5] });
export const picture = style({ display: 'block', width: '3.75rem', height: 'auto' });

/** One below the other on a phone, side by side where there is room for their words. */
export const ways = style({});
globalStyle(`${ways} > div`, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))' });
// Their titles stand in one line, however many lines each text has.
globalStyle(`${ways} label`, { alignContent: 'start' });

/** As soon as possible in a line of its own, below it the times like the keys of a clock. */
export const slots = style({});
globalStyle(`${slots} > div`, { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(6.25rem, 1fr))' });
globalStyle(`${slots} > div > :first-child`, { gridColumn: '1 / -1' });
globalStyle(`${slots} label`, { paddingInline: space[2], textAlign: 'center' });

export const times = style({ display: 'grid', gap: space[3] });

export const wait = style({ display: 'flex', gap: space[2], alignItems: 'center', fontWeight: fontWeight.strong });

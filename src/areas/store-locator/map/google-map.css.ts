import { style } from '@vanilla-extract/css';

export const canvas = style({ width: '100%', height: '100%' });

/** A picture of a marker; its size is written beside it. */
export const stamp = style({ display: 'block', maxWidth: 'none' });

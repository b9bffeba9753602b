import { style } from '@vanilla-extract/css';
import { softPanel } from '#ui/theme/panels.ts';
import { space, wrappingRow } from '#ui/theme/tokens.ts';

export const offer = style({ ...wrappingRow, gap: space[4], padding: space[5], ...softPanel });

export const picture = style({ width: '5rem', height: '5rem', flex: 'none' });

export const words = style({ display: 'grid', gap: space[2], flex: '1 1 14rem', minWidth: 0 });

export const way = style({ justifySelf: 'start' });

import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const bench = style({ padding: space[4] });

/** The room of the map: as much as it has beside the list on a small desktop. */
export const box = style({ position: 'relative', width: '800px', maxWidth: '100%', height: '520px' });

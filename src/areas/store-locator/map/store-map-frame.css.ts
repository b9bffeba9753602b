import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** What stands in the map's place until it is there: its water, so that nothing flashes. */
export const waiting = style({ position: 'absolute', inset: 0, backgroundColor: vars.color.skeleton });

import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

/** What should be known before, and what has failed. */
export const notices = style({ display: 'grid', gap: space[3] });

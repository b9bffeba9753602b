import { style } from '@vanilla-extract/css';
import { softPanel } from '#ui/theme/panels.ts';
import { space } from '#ui/theme/tokens.ts';

export const frame = style({ paddingBlockEnd: space[12] });

export const banner = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[5]} ${space[5]}`,
  ...softPanel,
});

export const icon = style({ flex: 'none', width: '2rem', height: '2rem' });

import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { space } from '#ui/theme/tokens.ts';

export const row = style({
  display: 'flex',
  // On the narrowest phone the badge stands below the words.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
});

export const picture = style({ flex: 'none', width: '3.5rem', height: '3.5rem', objectFit: 'contain' });

export const words = style({ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' });

export const end = style({ flex: 'none', marginInlineStart: 'auto', textAlign: 'end' });

import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { space } from '#ui/theme/tokens.ts';

export const words = style({ display: 'grid', gap: space[3], textWrap: 'pretty' });

/** Another choice than the form's, below a line. */
export const cookies = style({
  display: 'grid',
  gap: space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockStart: space[5],
});

import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { space, wrappingRow } from '#ui/theme/tokens.ts';

export const card = style({ display: 'grid', alignContent: 'start', gap: space[5], height: '100%' });

/** Where text is set large, the names stand below the medal. */
export const head = style({ ...wrappingRow, gap: space[4] });

export const medal = style({ flex: 'none', width: 'min(5.5rem, 22vw)', height: 'auto', aspectRatio: '1' });

export const names = style({ flex: '1 1 8rem', display: 'grid', justifyItems: 'start', gap: space[1], minWidth: 0 });

export const facts = style({
  display: 'grid',
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const fact = style({ display: 'flex', gap: space[3] });

export const icon = style({ flex: 'none', width: '1.25rem', height: '1.5rem', color: vars.color.accentInk });

import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, space, spreadRow } from '#ui/theme/tokens.ts';

export const questions = style({ borderBlockStart: `1px solid ${vars.color.line}` });

export const question = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const asked = style({
  ...spreadRow,
  gap: space[3],
  minHeight: '3.5rem',
  paddingBlock: space[3],
  fontSize: '1.0625rem',
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.brandInk },
  },
});

export const sign = style({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  color: vars.color.accentInk,
  transition: `transform ${vars.motion.base}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const answer = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  paddingBlockEnd: space[4],
  color: vars.color.inkMuted,
});

export const help = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[6]}` });

import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, media, space, touchTarget } from '#ui/theme/tokens.ts';

export const footer = style({ flex: 'none', '@media': { [media.print]: { display: 'none' } } });

export const inside = style({
  display: 'grid',
  gap: space[6],
  paddingBlock: space[10],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: '1.5fr 1fr 1fr' },
  },
});

export const brand = style({ display: 'grid', gap: space[2], alignContent: 'start' });

export const links = style({ display: 'grid', justifyItems: 'start' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  fontWeight: fontWeight.strong,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const legal = style({
  gridColumn: '1 / -1',
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockStart: space[4],
});

export const language = style({ maxWidth: '20rem', width: '100%' });

import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, media, radius, space } from '#ui/theme/tokens.ts';
import { fields as fieldsGrid } from './option-fields.css.ts';

export const sections = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  backgroundColor: vars.color.surface,
  overflow: 'hidden',
});

export const section = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: '64px',
  padding: `${space[3]} ${space[4]}`,
  textAlign: 'start',
  transition: `background-color ${vars.motion.fast}`,
  selectors: { '&:focus-visible': { outlineOffset: '-3px', borderRadius: radius.large } },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.sunken } } } },
});

export const words = style({ display: 'grid', flex: 1, minWidth: 0 });
export const name = style({ fontWeight: fontWeight.strong });
export const chosen = style({ fontSize: fontSize.small, color: vars.color.inkMuted, overflowWrap: 'anywhere' });

export const arrow = style({
  flex: 'none',
  color: vars.color.inkMuted,
  '@media': {
    [media.columns]: {
      rotate: '90deg',
      transition: `rotate ${vars.motion.fast}`,
      selectors: { '[aria-expanded="true"] > &': { rotate: '-90deg' } },
    },
  },
});

export const fields = style([fieldsGrid, { padding: `${space[2]} ${space[4]} ${space[5]}` }]);

import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { forcedEdge, radius } from './tokens.ts';

/** A panel that its background sets apart. */
export const softPanel: StyleRule = {
  borderRadius: radius.large,
  backgroundColor: vars.color.brandSoft,
  ...forcedEdge,
  color: vars.color.onBrandSoft,
};

/** A panel that a line sets apart. */
export const outlined: StyleRule = {
  borderRadius: radius.large,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
};

import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { forcedEdge, radius, space } from './tokens.ts';

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

const beside = 'clamp(16px, 4vw, 40px)';

/** From edge to edge of a page that leaves air at its sides. */
export const fromEdgeToEdge = { marginInline: `calc(-1 * ${beside})`, paddingInline: beside } as const;

/** What is scrolled below a bar fades into its background above its line, so that no words look cut in two. */
export const fadeAbove = (background: string) => `0 -14px 14px ${background}`;

/** A bar at the end of the screen. */
export const dockedBar: StyleRule = {
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  boxShadow: fadeAbove(vars.color.canvas),
};

/** A bar that floats above the end of the screen: what it lies on fades away all around it. */
export const floatingBar: StyleRule = {
  ...outlined,
  boxShadow: `${vars.elevation.mid}, 0 0 12px ${space[4]} ${vars.color.canvas}`,
};

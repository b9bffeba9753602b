import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import { media, radius, space } from '#ui/theme/tokens.ts';

/** Fills the pane that its screen gives it. */
export const frame = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  isolation: 'isolate',
  backgroundColor: vars.color.sunken,
});

export const container = style({ position: 'absolute', inset: 0 });

/** Names and markers above the land; the pointer meets the map below. */
export const overlay = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});

export const ring = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  borderRadius: radius.pill,
  border: `3px solid ${vars.color.focus}`,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  pointerEvents: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const keys = style([visuallyHidden, { insetBlockStart: 0 }]);

export const attribution = style({
  position: 'absolute',
  insetInlineEnd: 'env(safe-area-inset-right)',
  insetBlockEnd: 0,
  maxWidth: '100%',
  margin: 0,
  padding: `2px ${space[2]}`,
  borderStartStartRadius: radius.small,
  backgroundColor: `color-mix(in srgb, ${vars.color.surface} 86%, transparent)`,
  color: vars.color.inkMuted,
  fontSize: '0.6875rem',
  lineHeight: 1.35,
  textAlign: 'end',
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } },
});

// The few rules that MapLibre's own sheet (71 kB, most of it pictures of controls that this map lacks) holds for its canvas.
globalStyle(`${container} .maplibregl-canvas`, { position: 'absolute', insetBlockStart: 0, left: 0 });
globalStyle(`${container} .maplibregl-canvas:focus-visible`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '-3px',
});
globalStyle(`${container} .maplibregl-canvas[data-pointed]:focus-visible`, { outline: 'none' });
globalStyle(`${container} .maplibregl-canvas-container.maplibregl-interactive`, { cursor: 'grab', userSelect: 'none' });
globalStyle(`${container} .maplibregl-canvas-container.maplibregl-interactive:active`, { cursor: 'grabbing' });
globalStyle(
  `${container} .maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan, ${container} .maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan .maplibregl-canvas`,
  { touchAction: 'none' },
);
globalStyle(`${container} .maplibregl-boxzoom`, {
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  width: 0,
  height: 0,
  border: `2px dashed ${vars.color.brandInk}`,
});
globalStyle(`${container} .maplibregl-control-container`, { display: 'none' });

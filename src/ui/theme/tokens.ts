/** The 4-point scale. Pixels on purpose: at 200 % text the words grow and the gaps do not eat the screen. */
export const space = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  20: '80px',
} as const;

export const radius = { small: '8px', large: '16px', pill: '999px' } as const;

/** Media queries in em, so that a larger browser font moves to the narrow layout as a narrower screen does. */
export const media = {
  tablet: '(min-width: 40em)',
  /** Two columns fit: tablets, and phones on their side. */
  columns: '(min-width: 48em)',
  /** And what stands above one of them leaves room below it. */
  roomyColumns: '(min-width: 48em) and (min-height: 40em)',
  /** Little stands below one another: phones on their side, and desktops at 400 %. */
  low: '(max-height: 24em)',
  /** Hardly anything is left beside what stays in sight: desktops at 400 %. A phone on its side is wider. */
  cramped: '(max-width: 39.99em) and (max-height: 24em)',
  desktop: '(min-width: 60em)',
  wide: '(min-width: 80em)',
  hover: '(hover: hover) and (pointer: fine)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;

/** The edge of a panel that its background alone sets apart: where colours are forced the background goes, and this line is drawn. */
export const forcedEdge = { outline: '1px solid transparent', outlineOffset: '-1px' } as const;

/** The chosen one of several where colours are forced: filled, as nothing of its own background is left. */
export const chosenInForcedColors = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const;

/** Parts beside each other on one line, and on as many as they need where that is too short. */
export const wrappingRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

/** Parts on one line, the first at its beginning and the last at its end. */
export const spreadRow = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' } as const;

/** Parts below each other, none wider than its place, whatever is in it. */
export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** What lies over what, from the page upwards. */
export const stacking = { sticky: 10, header: 20, tabBar: 20, popover: 30, dialog: 40, toast: 50 } as const;

/** WCAG 2.5.5: what a finger presses. */
export const touchTarget = '44px';

export const fontStack =
  "'Figtree', 'Figtree Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

export const fontWeight = { regular: 400, medium: 500, strong: 600, bold: 700, black: 800 } as const;

/** Fluid sizes in rem and vw, so that they follow both the screen and the reader's own font size. */
export const fontSize = {
  caption: '0.8125rem',
  small: '0.875rem',
  body: '1rem',
  lead: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)',
  heading3: 'clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)',
  heading2: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)',
  heading1: 'clamp(1.75rem, 1.45rem + 1.35vw, 2.5rem)',
  display: 'clamp(2.25rem, 1.6rem + 2.9vw, 3.75rem)',
} as const;

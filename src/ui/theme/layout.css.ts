import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { forcedEdge, media, radius, space } from './tokens.ts';

// A phone on its side has its camera in the page.
const sideOf = (edge: 'left' | 'right') => `max(clamp(16px, 4vw, 40px), env(safe-area-inset-${edge}))`;

/** The width of a page and the air at its sides; `narrow` is for forms and reading. */
export const page = styleVariants(
  {
    wide: { width: '100%', maxWidth: '80rem' },
    narrow: { width: '100%', maxWidth: '36rem' },
    reading: { width: '100%', maxWidth: '46rem' },
  },
  (rule) => ({ ...rule, marginInline: 'auto', paddingLeft: sideOf('left'), paddingRight: sideOf('right') }),
);

/** The parts of a page below each other, with a way back above them. */
export const stackedPage = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  paddingBlock: `${space[3]} ${space[8]}`,
});

export const wayBack = style({ display: 'inline-flex', gap: space[2], justifySelf: 'start' });
globalStyle(`${wayBack} > svg`, { width: '1.125rem', height: '1.125rem', flex: 'none' });

/** Cards side by side, as many as fit; never wider than the screen. */
export const cardGrid = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  '@media': { [media.desktop]: { gap: space[6] } },
});

/** Deep evergreen background: inside it the tokens for text, lines and focus change, so parts need not know where they stand. */
export const brandPanel = style({
  backgroundColor: vars.color.brand,
  ...forcedEdge,
  color: vars.color.onBrand,
  vars: {
    [vars.color.ink]: '#FBF5EA',
    [vars.color.inkMuted]: '#DCE6DC',
    [vars.color.brandInk]: '#FBF5EA',
    [vars.color.accent]: '#E39259',
    [vars.color.accentHover]: '#EFA670',
    [vars.color.onAccent]: '#241003',
    [vars.color.accentInk]: '#F6BE93',
    [vars.color.starInk]: '#F2CC77',
    [vars.color.star]: '#E8B84F',
    [vars.color.line]: '#2F6351',
    [vars.color.lineStrong]: '#9DB8AB',
    [vars.color.focus]: '#FFD99A',
    [vars.color.sunken]: '#0D2F25',
    [vars.color.surface]: '#194838',
  },
});

/** A part that is open to the edges on a phone and a card from a tablet on. */
export const sheetCard = style({
  backgroundColor: vars.color.surface,
  ...forcedEdge,
  padding: `${space[5]} ${space[4]}`,
  '@media': {
    [media.tablet]: { borderRadius: radius.large, boxShadow: vars.elevation.low, padding: space[8] },
  },
});

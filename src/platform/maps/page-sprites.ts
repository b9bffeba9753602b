import { numberFormat } from '#domain/intl-formats.ts';
import { documentLanguage } from '../document.ts';
import type { MapPalette } from './map-palette.ts';
import { mapSprites } from './map-sprites.ts';

/** Finer than this is not visible, and each pixel costs. */
const MAX_PIXEL_RATIO = 2;

/** Device pixels for each CSS pixel, as far as a map draws them. */
export function pageDensity(): number {
  return Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio || 1);
}

/** The map's sprites at this page's pixel density, with counts as its language abbreviates them. */
export function pageSprites(palette: MapPalette) {
  const compact = numberFormat(documentLanguage() || undefined, { notation: 'compact' });
  return mapSprites(palette, pageDensity(), (count) => compact.format(count));
}

/** Calls back once the page's typefaces are there: what was drawn with others before is to be drawn again. */
export function onFontsLoaded(listener: () => void): void {
  document.fonts?.ready.then(listener);
}

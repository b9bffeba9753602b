import { numberFormat } from '#domain/intl-formats.ts';
import { documentLanguage } from '../document.ts';
import type { MapPalette } from './map-palette.ts';
import { mapSprites } from './map-sprites.ts';

/** Finer than this is not visible, and each pixel costs. */
const MOST_DENSITY = 2;

/** Device pixels for each CSS pixel, as far as a map draws them. */
export function pageDensity(): number {
  return Math.min(MOST_DENSITY, window.devicePixelRatio || 1);
}

/** The stamps of this page: in its density, with counts as its language writes them short. */
export function pageSprites(palette: MapPalette) {
  const compact = numberFormat(documentLanguage() || undefined, { notation: 'compact' });
  return mapSprites(palette, pageDensity(), (count) => compact.format(count));
}

/** Calls back once the page's letters are there: what was drawn with others before is to be drawn anew. */
export function onLettersArrived(listener: () => void): void {
  document.fonts?.ready.then(listener);
}

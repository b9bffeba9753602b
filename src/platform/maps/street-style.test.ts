import { expect, test } from 'vitest';
import { DARK_MAP, LIGHT_MAP } from './map-palette.ts';
import { DARK_STREETS, LIGHT_STREETS, STREETS, streetLayers } from './street-style.ts';

const written = (palette = LIGHT_MAP, language = 'en') => JSON.stringify(streetLayers(palette, language));

test('streets lie above our own background, each layer on tiles and under a name of its own', () => {
  const layers = streetLayers(LIGHT_MAP, 'en');
  expect(layers.length).toBeGreaterThan(40);
  expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length);
  for (const layer of layers) {
    expect(layer.id).toMatch(/^streets-/);
    expect('source' in layer && layer.source).toBe(STREETS);
  }
});

test('nothing of them is fetched but tiles: letters are the page’s own, and there are no pictures', () => {
  const fonts = written().match(/"text-font":\["[^"]+"\]/g) ?? [];
  expect([...new Set(fonts)].sort()).toEqual(['"text-font":["Figtree"]', '"text-font":["Figtree,Figtree Semibold"]']);
  expect(written()).not.toMatch(/icon-image|https?:|sprite|glyphs/);
});

test('they speak the visitor’s language, English where a place has no name in it', () => {
  for (const language of ['en', 'fr', 'es']) expect(written(LIGHT_MAP, language)).toContain(`"name:${language}"`);
  expect(written(LIGHT_MAP, 'fr')).not.toContain('"name:es"');
  expect(written(LIGHT_MAP, 'fr')).toContain('"name:en"');
});

test('their colours are ours, by day and by night', () => {
  for (const [palette, own, other] of [
    [LIGHT_MAP, LIGHT_STREETS, DARK_STREETS],
    [DARK_MAP, DARK_STREETS, LIGHT_STREETS],
  ] as const) {
    const known = new Set([...Object.values(palette), ...Object.values(own)]);
    const used = new Set(written(palette).match(/#[\da-f]{3,8}\b|rgba?\([^)]*\)/gi));
    expect([...used].filter((colour) => !known.has(colour))).toEqual([]);
    expect(used).toContain(own.highway);
    expect(used).not.toContain(other.highway);
  }
});

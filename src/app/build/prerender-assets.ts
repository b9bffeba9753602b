import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chunk } from './chunk-files-plugin.ts';

/** The files of the build that one page needs, as addresses from the root. */
export type PageAssets = {
  scripts: string[];
  modules: string[];
  stylesheets: string[];
  fonts: string[];
};

/** The latin face; the others are asked for by the text that needs them. */
const FIRST_FONT = /figtree-latin-wght-normal.*\.woff2$/;

const ROUTE_FILE = /\/src\/routes(\/.+)\.tsx\?tsr-split=/;

export class BuildAssets {
  readonly #folder: string;
  readonly #chunks: readonly Chunk[];
  readonly #scripts: readonly string[];

  /** `template` is the page that Vite wrote: its scripts start the app. */
  constructor(folder: string, chunks: readonly Chunk[], template: string) {
    this.#folder = folder;
    this.#chunks = chunks;
    this.#scripts = [...template.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, file = '']) => file);
    if (this.#scripts.length === 0) throw new Error('The built page starts no script.');
  }

  /** What a page needs beyond the shell: the chunks of its route, and its words, by the ends of their modules' names. */
  of(path: string, words: readonly string[]): PageAssets {
    const wanted = [
      ...this.#chunks.filter(({ fileName }) => this.#scripts.includes(`/${fileName}`)),
      ...this.#routeChunks('/__root'),
      ...this.#routeChunks(path),
      ...words.flatMap((module) => this.#chunksWith((id) => id.endsWith(module))),
    ];
    const chunks = [...new Set(wanted.flatMap((chunk) => this.#closure(chunk)))];
    const modules = chunks.map(({ fileName }) => `/${fileName}`).filter((file) => !this.#scripts.includes(file));
    // What a chunk imports comes before it: a part outranks the design system, as where the browser loads it later.
    const stylesheets = wanted
      .flatMap((chunk) => this.#closure(chunk).reverse())
      .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    const assets = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedAssets ?? [])]);
    return {
      scripts: [...this.#scripts],
      modules,
      stylesheets: [...new Set(stylesheets)].map((file) => `/${file}`),
      fonts: [...new Set(assets)].filter((file) => FIRST_FONT.test(file)).map((file) => `/${file}`),
    };
  }

  /** The text of stylesheets, to be written into the page. */
  styles(stylesheets: readonly string[]): string {
    return stylesheets.map((file) => readFileSync(join(this.#folder, file), 'utf8').trim()).join('\n');
  }

  /** The chunks that hold what the router's plugin split from a route file, and from the layouts around it. */
  #routeChunks(path: string): Chunk[] {
    const parts = path.replace(/:(\w+)/g, '$$$1').split('/');
    const own = path === '/' ? '' : parts.join('/');
    const folders = parts.map((_, part) => parts.slice(0, part + 1).join('/'));
    const page = this.#chunksOf([own, `${own}/index`]);
    return [
      // A page without a route file of its own is rendered by that for the rest of an address.
      ...(page.length > 0 ? page : this.#chunksOf(folders.map((folder) => `${folder}/$`))),
      ...this.#chunksOf(folders.map((folder) => `${folder}/route`)),
    ];
  }

  #chunksOf(routes: readonly string[]): Chunk[] {
    // In the name of a file a dot stands for a slash.
    return this.#chunksWith((id) => routes.includes(ROUTE_FILE.exec(id)?.[1]?.replaceAll('.', '/') ?? 'none'));
  }

  #chunksWith(holds: (moduleId: string) => boolean): Chunk[] {
    return this.#chunks.filter(({ moduleIds }) => moduleIds.some(holds));
  }

  /** A chunk and what it imports statically, itself first. */
  #closure(chunk: Chunk, seen = new Set<Chunk>()): Chunk[] {
    if (seen.has(chunk)) return [];
    seen.add(chunk);
    const imported = this.#chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
    const inOrder = imported.sort((a, b) => chunk.imports.indexOf(a.fileName) - chunk.imports.indexOf(b.fileName));
    return [chunk, ...inOrder.flatMap((next) => this.#closure(next, seen))];
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The files of the build that one page needs, as addresses from the root. */
export type PageAssets = { scripts: string[]; modules: string[]; stylesheets: string[]; fonts: string[] };

/** The latin face; the others are asked for by the text that needs them. */
const FIRST_FONT = /figtree-latin-wght-normal.*\.woff2$/;

export class BuildAssets {
  readonly #folder: string;
  readonly #manifest: Manifest;
  readonly #scripts: readonly string[];

  /** `template` is the page that Vite wrote: its scripts start the app. */
  constructor(folder: string, manifest: Manifest, template: string) {
    this.#folder = folder;
    this.#manifest = manifest;
    this.#scripts = [...template.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, file = '']) => file);
    if (this.#scripts.length === 0) throw new Error('The built page starts no script.');
  }

  /** What a page needs beyond the shell: the chunks of its route, and its words. */
  of(path: string, words: readonly string[]): PageAssets {
    const started = this.#keys().filter((key) => this.#scripts.includes(`/${this.#manifest[key]?.file}`));
    const wanted = [...started, ...this.#routeKeys('/__root'), ...this.#routeKeys(path), ...words];
    const keys = [...new Set(wanted.flatMap((key) => this.#closure(key)))];
    const files = keys.map((key) => `/${this.#manifest[key]?.file}`).filter((file) => file.endsWith('.js'));
    // What a chunk imports comes before it: a part outranks the design system, as where the browser loads it later.
    const stylesheets = wanted
      .flatMap((key) => this.#closure(key).reverse())
      .flatMap((key) => this.#manifest[key]?.css ?? []);
    const assets = keys.flatMap((key) => this.#manifest[key]?.assets ?? []);
    return {
      scripts: [...this.#scripts],
      modules: [...new Set(files)].filter((file) => !this.#scripts.includes(file)),
      stylesheets: [...new Set(stylesheets)].map((file) => `/${file}`),
      fonts: [...new Set(assets)].filter((file) => FIRST_FONT.test(file)).map((file) => `/${file}`),
    };
  }

  /** The text of stylesheets, to be written into the page. */
  styles(stylesheets: readonly string[]): string {
    return stylesheets.map((file) => readFileSync(join(this.#folder, file), 'utf8').trim()).join('\n');
  }

  #keys(): string[] {
    return Object.keys(this.#manifest);
  }

  /** The chunks that the router's plugin split from a route file. */
  #routeKeys(path: string): string[] {
    const files = [`src/routes${path}.tsx`, `src/routes${path === '/' ? '' : path}/index.tsx`];
    return this.#keys().filter((key) => files.includes(key.split('?')[0] ?? ''));
  }

  /** A chunk and what it imports statically, itself first. */
  #closure(key: string, seen = new Set<string>()): string[] {
    const chunk = this.#manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [key, ...(chunk.imports ?? []).flatMap((imported) => this.#closure(imported, seen))];
  }
}

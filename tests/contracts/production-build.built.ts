import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { EARLY_SCRIPT } from '#app/build/early-script.ts';
import { pageFile, pageFor, patternOf, readPageManifest } from '#app/build/page-manifest.ts';
import { LOCALES } from '#domain/locale.ts';
import { FIRST_AREAS } from '#messages/first-areas.ts';
import { LAYER_PICTURES } from '#mocks/menu/pictures/layer-pictures.ts';
import { pictureAddress } from '#mocks/menu/pictures/picture-address.ts';
import { PICTURES } from '#mocks/menu/pictures/pictures.ts';
import { newerApis } from './newer-apis.ts';

const SLOW_MS = 300_000;
const DEMO = 'dist-demo';

type File = { name: string; text: string };

function filesOf(folder: string): File[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|mjs|html|css|json|webmanifest)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/** Words that only the pretended retailer, its panel, its worker or the gallery of the design system say. */
const MARKS = [
  '__world',
  'mockServiceWorker',
  'Goldie',
  'Northstar-1',
  'Demo controls',
  'x-world-fault',
  'Design gallery',
];
const DATA = /<script type="application\/json"[^>]*>[\s\S]*?<\/script>/g;

const marksIn = (files: readonly File[]) => MARKS.filter((mark) => files.some(({ text }) => text.includes(mark)));

/** What a page asks for by itself: its scripts and what it fetches ahead. */
function addressesAsked(html: string): string[] {
  const tags = html.match(/<(?:script|link|img)\b[^>]*>/g) ?? [];
  const asking = tags.filter((tag) => /^<(?:script|img)|rel="(?:modulepreload|preload|stylesheet)"/.test(tag));
  const addresses = asking
    .filter((tag) => !/\sdisabled\b/.test(tag))
    .map((tag) => /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '');
  return [...new Set(addresses)].filter((address) => !address.startsWith('data:'));
}

/** The files that a built script imports without waiting. */
function importsOf(address: string): string[] {
  const code = readFileSync(join('dist', address), 'utf8');
  return [...code.matchAll(/(?:^|[;\n}])import\s*(?:[\w$*{}, ]+from\s*)?["'`]\.\/([^"'`]+)["'`]/g)].map(
    ([, name]) => `/assets/${name}`,
  );
}

const classesOf = (styles: string) => [...styles.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);

const wireBytes = (address: string) =>
  statSync(join('dist', existsSync(join('dist', `${address}.br`)) ? `${address}.br` : address)).size;

describe('the production build', () => {
  const files = filesOf('dist');

  test('uses nothing that a promised browser does not know, unless it is asked for before', () => {
    expect(newerApis(files)).toEqual([]);
    expect(newerApis([{ name: 'assets/menu-Ab12_-xy.js', text: 'x=Object.groupBy(y,z)' }])).toContain(
      'menu Object.groupBy',
    );
    const asked = 'try{return URL.canParse?URL.canParse(e):(new URL(e),!0)}catch{return!1}';
    const parse = (text: string) => newerApis([{ name: 'assets/index-Ab12_-xy.js', text }]);
    expect(parse(asked)).not.toContain('index URL.canParse');
    expect(parse(`${asked};if(!URL.canParse(e))return`)).toContain('index URL.canParse');
  });

  test('names a browser in words that is older than the promised ones', () => {
    const page = files.find(({ name }) => name === 'index.html')?.text ?? '';
    expect(page).toContain('id="too-old"');
    expect(page).toMatch(/@supports not \(width:\s*1rlh\)/);
  });

  test('holds the picture of each product as a file that no script carries', () => {
    for (const [number, svg] of Object.entries(PICTURES)) {
      expect(readFileSync(join('dist', pictureAddress(number)), 'utf8')).toBe(svg);
    }
    for (const [address, svg] of Object.entries(LAYER_PICTURES)) {
      expect(readFileSync(join('dist', address), 'utf8')).toBe(svg);
    }
    const start = '<svg xmlns="http://www.w3.org/2000/svg" width="240"';
    expect(files.filter(({ text }) => text.includes(start)).map(({ name }) => name)).toEqual([]);
  });

  test('holds no mock code, no panel, no worker of the mocks and no gallery', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(marksIn(files)).toEqual([]);
    // The hash at the end of a name may spell any word.
    const names = files.map(({ name }) => name.replace(/-[\w-]{8}(?=\.\w+$)/, ''));
    expect(names.filter((name) => /mock|msw|gallery/i.test(name))).toEqual([]);
  });

  test('lists every page for hosts, and of none that only development has', () => {
    const { known, prerendered } = readPageManifest('dist');
    const patterns = known.map((address) => new RegExp(patternOf(address)));
    const isListed = (page: string) => patterns.some((pattern) => pattern.test(page));
    expect([...prerendered, '/account/settings'].filter((page) => !isListed(page))).toEqual([]);
    expect(known).not.toContain('/design');
  });

  test('styles each page as its policy allows', () => {
    const manifest = readPageManifest('dist');
    for (const locale of LOCALES) {
      for (const path of [...manifest.prerendered, '/menu/a/b', '/menu/product/1/a', '/account/settings', '/nowhere']) {
        const { file, styleHash } = pageFor(manifest, path, locale);
        const styles = [...readFileSync(join('dist', file), 'utf8').matchAll(/<style>([\s\S]*?)<\/style>/g)];
        expect(
          styles.map(([, text = '']) => createHash('sha256').update(text).digest('base64')),
          file,
        ).toEqual([styleHash.replace('sha256-', '')]);
      }
    }
  });

  test('FC-127 holds nothing of Google Maps where there is no key', () => {
    const google = /googleapis|gm_authFailure|AdvancedMarker|AutocompleteSuggestion|js-api-loader/;
    expect(files.filter(({ text }) => google.test(text)).map(({ name }) => name)).toEqual([]);
  });

  test('holds nothing that reads or draws streets where no tiles are named', () => {
    expect(files.filter(({ text }) => /pmtiles|landuse_|roads_/i.test(text)).map(({ name }) => name)).toEqual([]);
  });

  test('knows by name the files that the map needs, so that they can be asked for', () => {
    const named = files.flatMap(({ text }) => text.match(/"\/assets\/maplibre-map-[\w-]+\.js"/g) ?? []);
    expect(named.map((name) => files.some((file) => `"/${file.name}"` === name))).toContain(true);
    expect(files.filter(({ text }) => text.includes('files of src/'))).toEqual([]);
  });

  test('has every page in every locale, painted, without inline scripts and styled inside', () => {
    for (const locale of LOCALES) {
      for (const path of [
        'index.html',
        'store-locator/index.html',
        'menu/store-locator/index.html',
        'account/signin/index.html',
      ]) {
        const html = readFileSync(join('dist', locale, path), 'utf8');
        expect(html).toContain(`<html lang="${locale}">`);
        expect(html).toMatch(/<h1[^>]*>[^<]/);
        expect(html).toMatch(/<style>[^<]{1000,}/);
        expect(html).toContain('<link rel="preload" as="fetch" crossorigin href="/apiproxy/v1/session"');
        // But the one that every policy names by its hash, and data, which is no script.
        const others = html.replace(`<script>${EARLY_SCRIPT}</script>`, '').replaceAll(DATA, '');
        expect(others).not.toMatch(/<script(?![^>]*\bsrc=)/);
        expect(html).not.toMatch(/\sstyle="/);
      }
    }
  });

  test('asks for at most seven files before a page can be used, so that its own read is the eighth; for no small ones, and for no more behind them', () => {
    const { prerendered, templates } = readPageManifest('dist');
    expect(prerendered).toContain('/account/signin');
    expect(templates).toContain('/menu/:menu/:category');
    for (const locale of LOCALES) {
      for (const path of [...prerendered, ...templates]) {
        const file = join('dist', pageFile(path, locale));
        const asked = addressesAsked(readFileSync(file, 'utf8')).filter((address) => address !== '');
        expect(asked.length + 1, `${file}: ${asked.join(' ')}`).toBeLessThanOrEqual(7);
        const scripts = asked.filter((address) => address.endsWith('.js'));
        const small = scripts.filter((address) => wireBytes(address) < 1000);
        expect(small, file).toEqual([]);
        const further = scripts.flatMap(importsOf).filter((address) => !scripts.includes(address));
        expect(further, file).toEqual([]);
      }
    }
  });

  test('writes into each drawn page what it says, in its language; what opens in the shell asks for the first words', () => {
    const { prerendered, templates } = readPageManifest('dist');
    for (const locale of LOCALES) {
      for (const path of [...prerendered, ...templates]) {
        const file = join('dist', pageFile(path, locale));
        const html = readFileSync(file, 'utf8');
        const [, words = '{}'] = new RegExp(`id="page-words" lang="${locale}">(.*?)</script>`).exec(html) ?? [];
        expect(Object.keys(JSON.parse(words)), file).toEqual(expect.arrayContaining([...FIRST_AREAS]));
        expect(html, file).not.toContain('/words-');
      }
      const shell = addressesAsked(readFileSync(join('dist', locale, 'shell.html'), 'utf8'));
      expect(shell.filter((address) => address.includes(`/words-${locale}-`)).length, locale).toBe(1);
    }
  });

  test('asks for at most ten scripts before the feed of a member can be used, its words in one file', () => {
    const isOf = (name: string) => (file: string) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file);
    const scripts = readdirSync('dist/assets').filter((file) => file.endsWith('.js'));
    const pages = scripts.filter(isOf('home'));
    expect(pages.length).toBe(1);
    const asked = new Set(pages.map((file) => `/assets/${file}`));
    for (const address of asked) for (const further of importsOf(address)) asked.add(further);
    const words = scripts.filter(isOf('en-US'));
    expect(words.length).toBe(1);
    const feed = readFileSync(join('dist/assets', words[0] ?? ''), 'utf8');
    for (const id of ['home-feed.greeting', 'home-stream.title', 'cards.balance', 'menu-previous.usual'])
      expect(feed).toContain(`"${id}":`);
    // With those words, and the first words of every page.
    expect(asked.size + 2, [...asked].join(' ')).toBeLessThanOrEqual(10);
  });

  test('writes small pictures into the page, so that its first paint waits for none', () => {
    for (const path of readPageManifest('dist').prerendered) {
      const html = readFileSync(join('dist', pageFile(path, 'en-US')), 'utf8');
      expect(html.match(/<(?:img|link rel="(?:icon|preload)")[^>]*"\/[^"]*\.svg"/g) ?? [], path).toEqual([]);
      expect(html, path).toContain('<link rel="icon" href="data:image/svg+xml,');
    }
  });

  test('styles parts after the design system, in every page, and loads no stylesheet that a page holds already', () => {
    const pages = files.filter(({ name }) => LOCALES.some((locale) => name.startsWith(`${locale}/`)));
    expect(pages.length).toBeGreaterThan(20);
    for (const { name, text } of pages) {
      const links = text.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      expect(links.length, name).toBeGreaterThan(0);
      expect(
        links.filter((link) => !link.includes(' disabled ')),
        name,
      ).toEqual([]);
      const held = links.map((link) =>
        readFileSync(join('dist', /href="([^"]+)"/.exec(link)?.[1] ?? ''), 'utf8').trim(),
      );
      const order = held.map((styles) => text.indexOf(styles));
      expect(order, name).toEqual(order.toSorted((one, other) => one - other));
      expect(order[0], name).toBeGreaterThan(0);
      // The tokens are the shell's; a part that came before them would be outranked by the primitives it is made of.
      expect(held[0], name).toContain('--ns-canvas:');
      if (name.endsWith('/menu/index.html')) expect(links.at(-1), 'the route last').toContain('/assets/menu-');
    }
  });

  test('holds in each drawn page the styles of everything that it draws', () => {
    const styled = new Set(
      filesOf('dist/assets').flatMap(({ name, text }) => (name.endsWith('.css') ? classesOf(text) : [])),
    );
    const { prerendered, templates } = readPageManifest('dist');
    for (const path of [...prerendered, ...templates]) {
      const html = readFileSync(join('dist', pageFile(path, 'en-US')), 'utf8');
      const held = new Set(
        [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].flatMap(([, text = '']) => classesOf(text)),
      );
      const drawn = new Set([...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
      expect(
        [...drawn].filter((name) => styled.has(name) && !held.has(name)),
        path,
      ).toEqual([]);
    }
  });

  test('ships no source map and a small compressed copy of each large script', () => {
    const names = readdirSync('dist', { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
    const scripts = names.filter((name) => /^assets\/.*\.js$/.test(name));
    const size = (name: string) => statSync(join('dist', name)).size;
    const large = scripts.filter((name) => size(name) > 10_000);
    expect(large.filter((name) => size(`${name}.br`) * 2 > size(name))).toEqual([]);
  });
});

describe('the demo build', () => {
  beforeAll(() => {
    // A process of its own: a build behaves otherwise where Vitest is around.
    const { VITEST, NODE_ENV, ...env } = process.env;
    const vite = 'node_modules/vite/bin/vite.js';
    execFileSync(process.execPath, [vite, 'build', '--mode', 'demo', '--logLevel', 'error'], {
      env: { ...env, BUILD_COMPRESS: 'off' },
      stdio: 'inherit',
    });
  }, SLOW_MS);

  test('carries the world and its worker, and asks nothing before it runs', () => {
    const files = filesOf(DEMO);
    expect(files.map(({ name }) => name)).toContain('mockServiceWorker.js');
    expect(marksIn(files)).toEqual(expect.arrayContaining(['__world', 'Goldie', 'Demo controls']));
    expect(readFileSync(join(DEMO, 'en-US/index.html'), 'utf8')).not.toContain('as="fetch"');
  });
});

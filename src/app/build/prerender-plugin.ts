import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { FIRST_AREAS } from '#messages/first-areas.ts';
import type { Chunk } from './chunk-files-plugin.ts';
import { compressFolder } from './compress.ts';
import { messageFile } from './message-files.ts';
import { WORDS_SUFFIX } from './messages-plugin.ts';
import { bySpecificity, MANIFEST_FILE, type PageManifest, pageFile, pageFolder } from './page-manifest.ts';
import { BuildAssets } from './prerender-assets.ts';
import { pageHtml, refusedMarkup, styleHash } from './prerender-html.ts';
import { PageRenderer, type PageRequest } from './prerender-renderer.ts';

type Options = {
  /** Addresses that get a page. */
  paths: readonly string[];
  /** Addresses that share a page, `/menu/:menu/:category`: it holds nothing that one of them has alone. */
  templates: readonly string[];
  /** Addresses of the app's first reads. */
  reads: readonly string[];
  /** Whether the files get compressed copies, which take a quarter of a build; without them a host sends the files themselves. */
  compress: boolean;
  /** The pages that are prerendered with what a backend answers when it is asked for the national menus (D-080), for the gifts, or for its configuration. */
  data?: Readonly<Record<string, (locale: Locale) => NonNullable<PageRequest['answers']>>>;
};

const RENDERER = 'src/app/prerender.tsx';
const RENDERER_FOLDER = '.cache/prerender';
/** An address that no route has: it shows the page for unknown addresses. */
const NOWHERE = '/404';

/**
 * After the browser's build, renders the first paint of each path in each locale into HTML files, with `pages.json` for hosts,
 * and compresses everything, where that is wanted.
 */
export function prerenderPlugin(options: Options): Plugin {
  let config: ResolvedConfig;
  let chunks: readonly Chunk[] = [];
  return {
    name: 'northstar:prerender',
    apply: (user, { command }) => command === 'build' && !user.build?.ssr,
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      },
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // The build has failed, and says why.
        if (chunks.length === 0) return;
        const folder = join(config.root, config.build.outDir);
        const renderer = await buildRenderer(config);
        const hashes = await writePages(folder, renderer, chunks, options).finally(() => renderer.close());
        const { [NOWHERE]: shellStyleHash = '', ...styleHashes } = hashes;
        const manifest: PageManifest = {
          locales: LOCALES,
          prerendered: options.paths,
          templates: options.templates,
          known: knownPaths(config.root),
          styleHashes,
          shellStyleHash,
        };
        writeFileSync(join(folder, MANIFEST_FILE), JSON.stringify(manifest, null, 1));
        if (options.compress) await compressFolder(folder);
      },
    },
  };
}

async function buildRenderer({ root, mode, configFile }: ResolvedConfig): Promise<PageRenderer> {
  await build({
    root,
    mode,
    configFile: configFile ?? false,
    logLevel: 'warn',
    build: { ssr: RENDERER, outDir: RENDERER_FOLDER, emptyOutDir: true, copyPublicDir: false, minify: false },
  });
  return new PageRenderer(join(root, RENDERER_FOLDER, 'prerender.js'));
}

/** Writes every page, and gives the hash of the styles of each path. */
async function writePages(
  folder: string,
  renderer: PageRenderer,
  chunks: readonly Chunk[],
  { paths, templates, reads, data = {} }: Options,
): Promise<Record<string, string>> {
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const build = new BuildAssets(folder, chunks, template);
  const hashes: Record<string, string> = {};
  const pictureAt = (address: string) =>
    existsSync(join(folder, address)) ? readFileSync(join(folder, address), 'utf8') : null;
  for (const locale of LOCALES) {
    const pages = [
      ...[...paths, ...templates].map((path) => ({ path, file: pageFile(path, locale), isShell: false })),
      { path: NOWHERE, file: `/${locale}/404.html`, isShell: false },
      { path: NOWHERE, file: `/${locale}/shell.html`, isShell: true },
    ];
    for (const { path, file, isShell } of pages) {
      const rendered = await renderer.render({
        path: pageFolder(path),
        locale,
        ...(data[path] && { answers: data[path](locale) }),
      });
      // A prerendered page brings its words along. What opens in the shell says more than is known here: the file of first words has
      // the addresses of the others.
      const wordsFiles = isShell ? FIRST_AREAS.map((area) => messageFile(area, locale) + WORDS_SUFFIX) : [];
      const assets = build.of(path, wordsFiles);
      const styles = build.styles(assets.stylesheets);
      const text = isShell
        ? { title: 'Northstar Coffee', html: '', wordsWithoutApp: rendered.wordsWithoutApp, data: {} }
        : { ...rendered, canonical: templates.includes(path) ? null : rendered.canonical };
      if (templates.includes(path) && text.html.includes(pageFolder(path))) {
        throw new Error(`${file} names its own address, which is another one for each visitor.`);
      }
      const html = pageHtml(template, { locale, text, assets, styles, reads, pictureAt });
      const refused = refusedMarkup(text.html);
      if (refused.length > 0) throw new Error(`${file} holds what its policy refuses: ${refused.join(' ')}`);
      const hash = styleHash(styles);
      // Hosts know one policy a page, whatever the language.
      if ((hashes[path] ?? hash) !== hash) throw new Error(`${file} is styled otherwise than its translations.`);
      hashes[path] = hash;
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), html);
    }
  }
  // The default for hosts that choose no language.
  writeFileSync(join(folder, 'index.html'), readFileSync(join(folder, pageFile('/', 'en-US'))));
  return hashes;
}

/** Every address of the generated route tree, in the notation of the page manifest. */
function knownPaths(root: string): string[] {
  const tree = readFileSync(join(root, 'src/app/route-tree.gen.ts'), 'utf8');
  const union = /\bto:((?:\s*\|?\s*'[^']*')+)/.exec(tree)?.[1] ?? '';
  const paths = [...union.matchAll(/'([^']*)'/g)].map(([, path = '']) => path);
  if (paths.length === 0) throw new Error('The generated route tree names no address.');
  return paths.map((path) => path.replace(/\$(\w+)/g, ':$1').replace(/\$$/, '*')).sort(bySpecificity);
}

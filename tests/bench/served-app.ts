import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Plugin, preview } from 'vite';
import { pageFile } from '#app/build/page-manifest.ts';

/** `ours` as it is built; `floor` the same page as plain HTML; `browser` the same app rendered in the browser alone. */
export type Variant = 'ours' | 'floor' | 'browser';

const PORT = 4373;
const SCRIPTS = /\s*<(?:script type="module"|link rel="(?:modulepreload|preload|stylesheet)")[^>]*>(?:<\/script>)?/g;
/** What the app begins with; without the app it is not read. */
const DATA = /<script type="application\/json"[^>]*>[\s\S]*?<\/script>/g;

/** Serves `dist` with the embedded backend; the cookie `variant` chooses what a page is made of. */
export async function serveApp(): Promise<{ address: string; close: () => Promise<void> }> {
  const server = await preview({
    logLevel: 'error',
    plugins: [variantPages()],
    // Figures may be taken beside a running app.
    preview: { host: '127.0.0.1', port: PORT, strictPort: false },
  });
  const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (!address) throw new Error('The built app is served nowhere.');
  return { address, close: () => server.close() };
}

function variantPages(): Plugin {
  const pages = new Map<string, Buffer>();
  return {
    name: 'bench:variants',
    enforce: 'pre',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const variant = /variant=(floor|browser)/.exec(request.headers.cookie ?? '')?.[1];
        const path = new URL(request.url ?? '/', 'http://host').pathname;
        if (!variant || path.includes('.') || path.startsWith('/apiproxy/')) return next();
        const etag = `"${variant}${path}"`;
        const page = pages.get(etag) ?? compressedPage(path, variant === 'floor' ? floorPage : browserPage);
        pages.set(etag, page);
        // Kept and asked about as the app's own pages are.
        const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', etag };
        const isKept = request.headers['if-none-match'] === etag;
        response.writeHead(isKept ? 304 : 200, { ...headers, ...(!isKept && { 'content-encoding': 'br' }) });
        response.end(isKept ? undefined : page);
      });
    },
  };
}

function compressedPage(path: string, made: (html: string) => string): Buffer {
  return brotliCompressSync(made(readFileSync(join('dist', pageFile(path, 'en-US')), 'utf8')));
}

/** The same words, pictures and styles, and not one script. */
const floorPage = (html: string) => html.replace(SCRIPTS, '').replace(DATA, '');

/** What a build without prerendering would be: an empty page, its stylesheets and its entry. */
function browserPage(html: string): string {
  const scripts = html.match(/<script type="module"[^>]*><\/script>/g) ?? [];
  const styles = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  return html
    .replace(SCRIPTS, '')
    .replace(DATA, '')
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<div id="app">[\s\S]*<\/div>/, '<div id="app"></div>')
    .replace('</head>', `${scripts.join('')}${styles.join('').replaceAll(' disabled', '')}</head>`);
}

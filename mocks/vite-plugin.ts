import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { build, type Plugin, type PreviewServer, runnerImport, type ViteDevServer } from 'vite';
import { PAYPAL_PATH } from './account/payment-methods/paypal-path.ts';
import { CARD_VAULT_PATH } from './card-vault/card-vault-path.ts';
import { CLIENT_SITE_PATH } from './grant/client-site-path.ts';
import { isForMembers } from './grant/members-page.ts';
import type { Embedded, EmbeddedOptions } from './http/embedded.ts';
import { injectIntoHtml } from './http/html-injection.ts';
import { cookieOfArrival } from './http/maps-origin.ts';
import { pagePathOf } from './http/page-path.ts';
import type { PlaceData } from './places/places.ts';
import { DEEP_LINKS_PATH } from './rewards/deep-links-path.ts';
import { HOTEL_SITE_PATH } from './rewards/hotel-site-path.ts';

type EmbeddedModule = { createEmbedded: (options: EmbeddedOptions) => Embedded };

/** Services beside the retailer's backend: the card field's provider, which stands beside its document, PayPal's page, the hotel's, those of clients and the deep links. */
const OUTSIDE = [CARD_VAULT_PATH, PAYPAL_PATH, HOTEL_SITE_PATH, CLIENT_SITE_PATH, DEEP_LINKS_PATH];
const PANEL_PATH = '/apiproxy/__world/panel.js';

/**
 * Stands the pretended retailer behind `/apiproxy` in Vite's dev and preview servers, and puts the demo panel on their
 * pages (WORLD_PANEL=off leaves it out). Pages that a map's link asks for bring the cookie that says so. WORLD_STORES names a directory file to load,
 * WORLD_RESULT_CAP the most stores in one answer; `places` makes the book of places. A build contains none of it.
 */
export function worldPlugin(places?: () => PlaceData): Plugin {
  let book: PlaceData | undefined;
  const bookOfPlaces = () => {
    book ??= places?.();
    return book;
  };
  let previewed: Promise<EmbeddedModule> | null = null;
  return {
    name: 'northstar-world',
    apply: 'serve',
    configureServer(server) {
      const made = new WeakMap<EmbeddedModule, Embedded>();
      mount(server, server.config.root, async () => {
        // Vite keeps the module until a file of the world changes; then a new world begins.
        const module = (await server.ssrLoadModule('/mocks/http/embedded.ts')) as EmbeddedModule;
        const embedded = made.get(module) ?? module.createEmbedded({ ...environmentOptions(), places: bookOfPlaces() });
        made.set(module, embedded);
        return embedded;
      });
    },
    configurePreviewServer(server) {
      const root = server.config.root;
      const environment = environmentOptions();
      let loading: Promise<Embedded> | null = null;
      const load = () => {
        // Servers of one process share what the world is made of, not the world.
        previewed ??= runnerImport<EmbeddedModule>(path.join(root, 'mocks/http/embedded.ts'), {
          root,
          configFile: false,
          logLevel: 'error',
        }).then(({ module }) => module);
        loading ??= previewed.then(({ createEmbedded }) => createEmbedded({ ...environment, places: bookOfPlaces() }));
        return loading;
      };
      mount(server, root, load);
    },
  };
}

/** Read when a server is configured, because a configuration may set them from a file. */
function environmentOptions(): EmbeddedOptions {
  const resultCap = Number(process.env['WORLD_RESULT_CAP']);
  return {
    storesFile: process.env['WORLD_STORES'] || undefined,
    resultCap: Number.isInteger(resultCap) && resultCap > 0 ? resultCap : undefined,
  };
}

function mount(server: ViteDevServer | PreviewServer, root: string, load: () => Promise<Embedded>): void {
  const withPanel = process.env['WORLD_PANEL'] !== 'off';
  let panel: Promise<string> | null = null;
  // The first visitor should not wait for the world to be made; a test runner's own server has no visitors.
  if (process.env['VITEST'] === undefined) {
    load().then(
      ({ storeCount }) => server.config.logger.info(`  Pretended backend at /apiproxy, with ${storeCount} stores`),
      (thrown: unknown) => server.config.logger.error(String(thrown)),
    );
  }
  server.middlewares.use((incoming: IncomingMessage, outgoing: ServerResponse, next: (error?: unknown) => void) => {
    const url = incoming.url ?? '/';
    if (withPanel && url.split('?')[0] === PANEL_PATH) {
      panel ??= bundlePanel(root);
      panel.then((code) => sendScript(outgoing, code)).catch(next);
      return;
    }
    if (url.startsWith('/apiproxy/') || OUTSIDE.some((path) => url.startsWith(path))) {
      load()
        .then((embedded) => embedded.handle(incoming, outgoing))
        .catch(next);
      return;
    }
    const cookie = cookieOfArrival(incoming);
    if (cookie !== null) outgoing.appendHeader('set-cookie', cookie);
    // The app loads it when the page is usable and idle: a demo must not be slower than the product.
    if (withPanel) injectIntoHtml(incoming, outgoing, `<link rel="late-script" href="${PANEL_PATH}" />`);
    if (isForMembers(url)) {
      // Beside the backend a server can ask it before the page is served (OAU-002, D-224).
      load()
        .then((embedded) => {
          const location = embedded.signInBefore(incoming);
          if (location === null) return next();
          outgoing.writeHead(302, { location, 'cache-control': 'no-store' }).end();
        })
        .catch(next);
      return;
    }
    if (!/^\/menu(?:\/|$)/.test(pagePathOf(url))) return next();
    // Beside the backend a page of the menu can answer as its menu does (D-081).
    load()
      .then((embedded) => {
        outgoing.statusCode = embedded.pageStatus(incoming) ?? 200;
        next();
      })
      .catch(next);
  });
}

function sendScript(outgoing: ServerResponse, code: string): void {
  outgoing.setHeader('content-type', 'text/javascript; charset=utf-8');
  outgoing.setHeader('cache-control', 'no-store');
  outgoing.end(code);
}

async function bundlePanel(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: path.join(root, 'mocks/panel/panel.ts'), formats: ['es'] },
    },
  });
  const [bundle] = [result].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error('The demo panel could not be bundled.');
  return chunk.code;
}

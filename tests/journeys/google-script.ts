import { fileURLToPath } from 'node:url';
import type { BrowserContext, Route } from '@playwright/test';
import { build } from 'vite';

let bundled: Promise<string> | null = null;

/** The stand-in as one plain script, as Google serves its own. */
function standIn(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('../support/google-maps/entry.ts', import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'googleMapsStandIn' } },
  });
  const [first] = [result].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('The stand-in for the Google Maps script could not be bundled.');
  return chunk.code;
}

type Google = {
  /** What becomes of the script: it comes, is blocked, is not there, or never answers. */
  script?: 'comes' | 'blocked' | 'missing' | 'hangs';
  refusesKey?: boolean;
};

/** Answers everything that a page asks of Google's hosts by the stand-in; nothing reaches the network. */
export async function serveGoogle(context: BrowserContext, { script = 'comes', refusesKey = false }: Google = {}) {
  const code = await standIn();
  await context.addInitScript((refuses) => {
    window.googleStandInRefusesKey = refuses;
  }, refusesKey);
  await context.route(/^https:\/\/[\w.]+\.(googleapis|gstatic|google)\.com\//, (route) => answer(route));
  await context.route(/^https:\/\/maps\.googleapis\.com\/maps\/api\/js\?/, (route) => {
    if (script === 'blocked') return route.abort('blockedbyclient');
    if (script === 'missing') return route.fulfill({ status: 404, body: '' });
    if (script === 'hangs') return;
    return route.fulfill({ contentType: 'text/javascript', body: code });
  });
}

const ANSWERS: Record<string, { contentType: string; body: string }> = {
  script: { contentType: 'text/javascript', body: '' },
  image: { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
};
const STYLES = { contentType: 'text/css', body: '/* Fonts. */' };

function answer(route: Route): Promise<void> {
  const content = ANSWERS[route.request().resourceType()] ?? STYLES;
  return route.fulfill({ ...content, headers: { 'access-control-allow-origin': '*' } });
}

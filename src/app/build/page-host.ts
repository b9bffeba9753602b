import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { decodedOnce } from '#domain/decoded-once.ts';
import {
  HIDDEN_PATTERN,
  holdsToken,
  isFileAddress,
  localeOfRequest,
  pageFor,
  readPageManifest,
} from './page-manifest.ts';
import { cacheControlOf, LOOPBACK, pageHeaders, type SecurityProfile, TOKEN_PAGE_HEADERS } from './security-policy.ts';
import { StaticFiles } from './static-files.ts';

/**
 * Serves the built app in preview as a production host should: compressed copies, a year for hashed files, the visitor's
 * language, the app's shell for its addresses and 404 for all others.
 */
export function pageHost(profile: SecurityProfile): Plugin {
  return {
    name: 'northstar:page-host',
    configurePreviewServer(server) {
      const { root, build } = server.config;
      // Without an origin of its own the card field is shown under this computer's other name; deep links may be read there.
      const shown = {
        ...profile,
        cardField: profile.cardField ?? LOOPBACK,
        deepLinks: profile.deepLinks ?? LOOPBACK,
      };
      server.middlewares.use(hostOf(join(root, build.outDir), shown));
    },
  };
}

function hostOf(folder: string, profile: SecurityProfile): Connect.NextHandleFunction {
  const files = new StaticFiles(folder);
  const manifest = readPageManifest(folder);
  const hidden = new RegExp(HIDDEN_PATTERN);
  return (request, response, next) => {
    // Not parsed as an address: `//menu` would name a host.
    const path = decodedOnce(request.url?.split(/[?#]/)[0] || '/') ?? '/\u0000';
    if (request.url?.startsWith('/apiproxy/')) return next();
    // Written in another way it is no address of the backend, which did not take it, and none of a page.
    if (path.startsWith('/apiproxy/')) return refuse(response, 404);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(response, 405);
    }
    if (isFileAddress(manifest, path)) {
      if (!files.has(path) || hidden.test(path)) return refuse(response, 404);
      response.setHeader('cache-control', cacheControlOf(path));
      return files.send(path, request, response);
    }
    const locale = localeOfRequest(request.headers.cookie, request.headers['accept-language']);
    const { file, status, styleHash } = pageFor(manifest, path, locale);
    // There is no build.
    if (!files.has(file)) return refuse(response, 404);
    // What stands before may know of data that are missing (D-081).
    if (status !== 200) response.statusCode = status;
    response.setHeader('content-language', locale);
    const headers = {
      ...pageHeaders(profile, [styleHash]),
      ...(holdsToken(manifest, path) && TOKEN_PAGE_HEADERS),
    };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return files.send(file, request, response);
  };
}

function refuse(response: ServerResponse, status: 404 | 405): void {
  response.statusCode = status;
  response.end();
}

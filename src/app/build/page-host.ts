import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import {
  localeOfRequest,
  MANIFEST_FILE,
  pageFor,
  patternOf,
  readPageManifest,
  tokenAddresses,
} from './page-manifest.ts';
import { cacheControlOf, pageHeaders, type SecurityProfile, TOKEN_PAGE_HEADERS } from './security-policy.ts';
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
      server.middlewares.use(hostOf(join(root, build.outDir), profile));
    },
  };
}

function hostOf(folder: string, profile: SecurityProfile): Connect.NextHandleFunction {
  const files = new StaticFiles(folder);
  const manifest = readPageManifest(folder);
  const tokenPatterns = tokenAddresses(manifest).map((address) => new RegExp(patternOf(address)));
  return (request, response, next) => {
    const path = decoded(new URL(request.url ?? '/', 'http://host').pathname);
    if (path.startsWith('/apiproxy/') || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    if (files.has(path) && !path.endsWith('.html') && path !== `/${MANIFEST_FILE}`) {
      response.setHeader('cache-control', cacheControlOf(path));
      return files.send(path, request, response);
    }
    const locale = localeOfRequest(request.headers.cookie, request.headers['accept-language']);
    const { file, status } = pageFor(manifest, path, locale);
    const holdsToken = tokenPatterns.some((pattern) => pattern.test(path));
    // A token may hold a dot; nothing else that looks like a file is a page (FC-131).
    const isFile = /\.\w+$/.test(path) && !holdsToken;
    if (!files.has(file) || isFile) {
      response.statusCode = 404;
      return response.end();
    }
    response.statusCode = status;
    response.setHeader('content-language', locale);
    const headers = { ...pageHeaders(profile, manifest.styleHashes), ...(holdsToken && TOKEN_PAGE_HEADERS) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return files.send(file, request, response);
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/\u0000';
  }
}

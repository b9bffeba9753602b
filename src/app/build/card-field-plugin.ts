import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { buildCardField, type CardFieldFile } from './card-field-build.ts';
import { cardFieldHeaders, LOOPBACK } from './security-policy.ts';
import { CONTENT_TYPES, StaticFiles } from './static-files.ts';

const PLACE = /^\/card-field\//;

/**
 * The card field's document: part of the build, served beside the app in dev and preview. A browser loads it under this computer's
 * other name, so that the page cannot reach into it (FC-145).
 */
export function cardFieldPlugin(): Plugin {
  let root = process.cwd();
  return {
    name: 'northstar:card-field',
    apply: (user, { command }) => command === 'serve' || !user.build?.ssr,
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      for (const { fileName, source } of await buildCardField(root)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    configureServer(server) {
      let made: Promise<CardFieldFile[]> | null = null;
      server.middlewares.use(
        serving(async (path, _, response) => {
          made ??= buildCardField(root);
          const file = (await made).find(({ fileName }) => `/${fileName}` === path);
          if (!file) return false;
          response.setHeader('content-type', CONTENT_TYPES[extname(path)] ?? 'application/octet-stream');
          response.end(file.source);
          return true;
        }),
      );
    },
    configurePreviewServer(server) {
      const files = new StaticFiles(join(root, server.config.build.outDir));
      server.middlewares.use(
        serving(async (path, request, response) => {
          if (!files.has(path)) return false;
          files.send(path, request, response);
          return true;
        }),
      );
    },
  };
}

type Send = (path: string, request: Connect.IncomingMessage, response: ServerResponse) => Promise<boolean>;

function serving(send: Send): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = request.url?.split(/[?#]/)[0] ?? '';
    if (!PLACE.test(path)) return next();
    for (const [name, value] of Object.entries(cardFieldHeaders(LOOPBACK))) response.setHeader(name, value);
    send(path, request, response)
      .then((sent) => {
        if (sent) return;
        response.statusCode = 404;
        response.end();
      })
      .catch(next);
  };
}

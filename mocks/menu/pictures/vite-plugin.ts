import type { Plugin } from 'vite';
import { pictureAddress } from './picture-address.ts';
import { PICTURES } from './pictures.ts';

/**
 * Gives each product of the embedded retailer its picture as a file of its own (D-075): written into a build, drawn on
 * request by the dev server.
 */
export function menuPicturesPlugin(): Plugin {
  const byAddress = new Map(Object.entries(PICTURES).map(([number, svg]) => [pictureAddress(number), svg]));
  return {
    name: 'northstar:menu-pictures',
    // What draws pages at build time serves no files.
    apply: (user) => !user.build?.ssr,
    configureServer(server) {
      server.middlewares.use((incoming, outgoing, next) => {
        const svg = byAddress.get(incoming.url?.split(/[?#]/)[0] ?? '');
        if (svg === undefined) return next();
        outgoing.setHeader('content-type', 'image/svg+xml');
        outgoing.setHeader('cache-control', 'no-cache');
        outgoing.end(svg);
      });
    },
    generateBundle() {
      for (const [address, source] of byAddress) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
    },
  };
}

import type { Plugin } from 'vite';
import { COMMON_HEADERS } from './security-policy.ts';

/** Sets the headers of every answer of the preview server, the backend's too; pages get theirs from the page host. */
export function securityHeaders(): Plugin {
  return {
    name: 'northstar:security-headers',
    configurePreviewServer(server) {
      server.middlewares.use((_request, response, next) => {
        for (const [name, value] of Object.entries(COMMON_HEADERS)) response.setHeader(name, value);
        next();
      });
    },
  };
}

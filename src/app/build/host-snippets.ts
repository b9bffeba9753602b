import { caddyfile } from './host-caddy.ts';
import { nginxHttp, nginxServer } from './host-nginx.ts';
import { headersFile, redirectsFile } from './host-static.ts';
import type { PageManifest } from './page-manifest.ts';
import { cardFieldHeaders, type SecurityProfile } from './security-policy.ts';

/** Ready configuration for production hosts, made from a build: language, headers, caching, the app's addresses. */
export function hostSnippets(manifest: PageManifest, profile: SecurityProfile): Record<string, string> {
  return {
    'nginx-http.conf': nginxHttp(manifest),
    'nginx-server.conf': nginxServer(manifest, profile),
    Caddyfile: caddyfile(manifest, profile),
    _headers: headersFile(manifest, profile),
    _redirects: redirectsFile(manifest),
    'nginx-card-field.conf': nginxCardField(),
  };
}

/** What stands in the `server { … }` of the card field's own origin. */
function nginxCardField(): string {
  return [
    '# Include in the server { … } of the origin that VITE_CARD_FIELD names; `root` is the folder of the build.',
    'root /srv/northstar;',
    'location /card-field/ {',
    ...Object.entries(cardFieldHeaders('https://shop.example')).map(
      ([name, value]) => `  add_header ${name} "${value}" always;`,
    ),
    '}',
    '# The tokenising provider.',
    'location = /card-vault/v1/tokens { proxy_pass https://provider.example/tokens; proxy_ssl_server_name on; }',
    'location / { return 404; }',
  ].join('\n');
}

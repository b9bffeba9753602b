import { caddyfile } from './host-caddy.ts';
import { caddyCardField, nginxCardField } from './host-card-field.ts';
import { nginxHttp, nginxServer } from './host-nginx.ts';
import { headersFile, redirectsFile } from './host-static.ts';
import type { PageManifest } from './page-manifest.ts';
import type { SecurityProfile } from './security-policy.ts';

/** Ready configuration for production hosts, made from a build: language, headers, caching, the app's addresses. */
export function hostSnippets(manifest: PageManifest, profile: SecurityProfile): Record<string, string> {
  return {
    'nginx-http.conf': nginxHttp(manifest),
    'nginx-server.conf': nginxServer(manifest, profile),
    Caddyfile: caddyfile(manifest, profile),
    _headers: headersFile(manifest, profile),
    _redirects: redirectsFile(manifest),
    'nginx-card-field.conf': nginxCardField(),
    'Caddyfile-card-field': caddyCardField(),
  };
}

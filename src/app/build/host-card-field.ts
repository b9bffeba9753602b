import { VERIFIED_TLS } from './host-nginx.ts';
import { cardFieldHeaders, PRODUCTION_HEADERS } from './security-policy.ts';

/** The headers of every answer of the card field's own origin; the app's pages alone may frame it. */
const HEADERS: Readonly<Record<string, string>> = {
  ...cardFieldHeaders('https://shop.example'),
  'strict-transport-security': PRODUCTION_HEADERS['strict-transport-security'] ?? '',
};

/** What stands in the `server { … }` of the card field's own origin. */
export function nginxCardField(): string {
  return [
    '# Include in the server { … } of the origin that VITE_CARD_FIELD names; `root` is the folder of the build.',
    'root /srv/northstar;',
    'gzip_static on;',
    'gzip_vary on;',
    ...Object.entries(HEADERS).map(([name, value]) => `add_header ${name} "${value}" always;`),
    'location /card-field/ { try_files $uri $uri/index.html =404; }',
    '# The tokenising provider.',
    'location = /card-vault/v1/tokens {',
    '  proxy_pass https://provider.example/tokens;',
    ...VERIFIED_TLS,
    ...Object.keys(HEADERS).map((name) => `  proxy_hide_header ${name};`),
    '}',
    'location / { return 404; }',
  ].join('\n');
}

/** What stands in the block of the card field's own site. */
export function caddyCardField(): string {
  return [
    '# Place in the block of the origin that VITE_CARD_FIELD names; `root` is the folder of the build.',
    'root * /srv/northstar',
    'route {',
    ...Object.entries(HEADERS).map(([name, value]) => `  header ${name} \`${value}\``),
    '  # The tokenising provider.',
    '  handle /card-vault/v1/tokens {',
    '    rewrite * /tokens',
    '    reverse_proxy https://provider.example {',
    '      header_up Host {upstream_hostport}',
    ...Object.keys(HEADERS).map((name) => `      header_down -${name}`),
    '    }',
    '  }',
    '  handle /card-field/* {',
    '    file_server {',
    '      precompressed br gzip',
    '    }',
    '  }',
    '  error 404',
    '}',
    'handle_errors {',
    ...Object.entries(HEADERS).map(([name, value]) => `  header ${name} \`${value}\``),
    '  respond {http.error.status_code}',
    '}',
  ].join('\n');
}

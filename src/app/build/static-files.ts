import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.pbf': 'application/x-protobuf',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The files of a built app with their compressed copies; the list is read once, so that no request reaches outside. */
export class StaticFiles {
  readonly #folder: string;
  readonly #paths: ReadonlySet<string>;

  constructor(folder: string) {
    this.#folder = folder;
    const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    this.#paths = new Set(
      names.map((name) => `/${name.replaceAll('\\', '/')}`).filter((path) => statSync(join(folder, path)).isFile()),
    );
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  /** Sends a file in the best encoding that the browser takes; 304 when it has that very copy. */
  send(path: string, request: IncomingMessage, response: ServerResponse): void {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = ENCODINGS.find(([name, end]) => accepted.includes(name) && this.#paths.has(path + end));
    const file = join(this.#folder, path + (encoding?.[1] ?? ''));
    const { size, mtimeMs } = statSync(file);
    const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
    response.setHeader('etag', etag);
    response.setHeader('content-type', CONTENT_TYPES[extname(path)] ?? 'application/octet-stream');
    response.appendHeader('vary', 'Accept-Encoding');
    if (encoding) response.setHeader('content-encoding', encoding[0]);
    if (request.headers['if-none-match'] === etag) {
      response.statusCode = 304;
      response.end();
      return;
    }
    const range = encoding ? null : rangeOf(request, size, etag);
    if (!encoding) response.setHeader('accept-ranges', 'bytes');
    if (range === 'outside') {
      response.statusCode = 416;
      response.setHeader('content-range', `bytes */${size}`);
      response.end();
      return;
    }
    if (range) {
      response.statusCode = 206;
      response.setHeader('content-range', `bytes ${range.start}-${range.end}/${size}`);
    }
    response.setHeader('content-length', range ? range.end - range.start + 1 : size);
    if (request.method === 'HEAD') response.end();
    else createReadStream(file, range ?? {}).pipe(response);
  }
}

/**
 * The bytes that a request wants of a file, as an archive of tiles is read; null for all of it: none asked for, several parts, or
 * parts of an older copy.
 */
function rangeOf(
  { headers }: IncomingMessage,
  size: number,
  etag: string,
): { start: number; end: number } | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (first + last === '' || (headers['if-range'] ?? etag) !== etag) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'outside' : { start, end };
}

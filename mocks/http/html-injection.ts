import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const PAGE_QUALITY = 5;

/**
 * Adds a tag to the end of the body of an HTML answer, wherever it is written further down the line. Answers of other types
 * pass untouched; a page is compressed here, because what is added must be added to text.
 */
export function injectIntoHtml(incoming: IncomingMessage, outgoing: ServerResponse, tag: string): void {
  if (incoming.method !== 'GET' || !mayBePage(incoming.url ?? '/')) return;
  const accepted = String(incoming.headers['accept-encoding'] ?? '');
  delete incoming.headers['accept-encoding'];
  const { writeHead, write, end } = outgoing;
  const chunks: Buffer[] = [];
  let isPage: boolean | null = null;

  const decide = () => {
    isPage ??= String(outgoing.getHeader('content-type') ?? '').includes('text/html');
    return isPage;
  };
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? bufferEncoding(encoding) : 'utf8'));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };

  // Headers given to writeHead are only known there: they become ordinary ones, so that the length can change.
  outgoing.writeHead = ((status: number, ...rest: unknown[]) => {
    const headers = rest.find(
      (argument) => typeof argument === 'object' && argument !== null && !Array.isArray(argument),
    );
    for (const [name, value] of Object.entries(headers ?? {})) outgoing.setHeader(name, value);
    if (!decide()) return Reflect.apply(writeHead, outgoing, [status]);
    outgoing.statusCode = status;
    return outgoing;
  }) as ServerResponse['writeHead'];

  outgoing.write = ((chunk: unknown, ...rest: unknown[]) => {
    if (!decide()) return Reflect.apply(write, outgoing, [chunk, ...rest]);
    keep(chunk, rest[0]);
    return true;
  }) as ServerResponse['write'];

  outgoing.end = ((...given: unknown[]) => {
    const isOurs = decide();
    Object.assign(outgoing, { writeHead, write, end });
    if (!isOurs || outgoing.statusCode === 304) return Reflect.apply(end, outgoing, given);
    keep(given[0], given[1]);
    outgoing.removeHeader('content-length');
    outgoing.removeHeader('etag');
    const page = withTag(Buffer.concat(chunks).toString('utf8'), tag);
    return Reflect.apply(end, outgoing, [compressed(page, accepted, outgoing)]);
  }) as ServerResponse['end'];
}

/** The page as the browser takes it, with the header that says so. */
function compressed(page: string, accepted: string, outgoing: ServerResponse): string | Buffer {
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name));
  if (encoding === undefined) return page;
  outgoing.setHeader('content-encoding', encoding);
  if (encoding === 'gzip') return gzipSync(page);
  // Made for each answer: the best quality would take longer than it saves.
  return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } });
}

function withTag(page: string, tag: string): string {
  const at = page.lastIndexOf('</body>');
  return at < 0 ? page : `${page.slice(0, at)}${tag}${page.slice(at)}`;
}

const bufferEncoding = (name: string): BufferEncoding => (Buffer.isEncoding(name) ? name : 'utf8');

/** Addresses of pages end in a path without a file type, or in `.html`. */
function mayBePage(url: string): boolean {
  const file = (url.split(/[?#]/)[0] ?? '').split('/').at(-1) ?? '';
  return !file.includes('.') || file.endsWith('.html');
}

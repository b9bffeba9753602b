import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isDropped } from '../answer.ts';
import { COOKIE_CARRIER, carriedCookies } from '../respond.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Answers shorter than this are sent as they are, bytes. */
const WORTH_COMPRESSING = 1024;
/** No request to the app's backend is larger than this, bytes. */
const LARGEST_BODY = 1_000_000;

/** A Node request as the Fetch API knows it; its signal aborts when the other side leaves. Null for a body beyond all reason. */
export async function requestOf(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Request | null> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (!name.startsWith(':')) for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const left = new AbortController();
  outgoing.once('close', () => left.abort());
  const method = incoming.method ?? 'GET';
  const body = await bodyOf(incoming);
  if (body === null) return null;
  return new Request(new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`), {
    method,
    headers,
    signal: left.signal,
    ...(method !== 'GET' && method !== 'HEAD' && body.length > 0 && { body: new Uint8Array(body) }),
  });
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes: Buffer = Buffer.from(chunk);
    size += bytes.length;
    if (size > LARGEST_BODY) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** Sends an answer as a real backend would: cookies, caching, compression; a dropped one breaks the connection. */
export async function deliver(response: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (isDropped(response)) {
    outgoing.destroy();
    return;
  }
  const plain = Buffer.from(await response.arrayBuffer());
  const { encoding, bytes } = await compressed(plain, String(incoming.headers['accept-encoding'] ?? ''));
  if (outgoing.destroyed) return;
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => {
    if (name !== COOKIE_CARRIER) outgoing.setHeader(name, value);
  });
  const cookies = carriedCookies(response);
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  if (!response.headers.has('cache-control')) outgoing.setHeader('cache-control', 'no-store');
  outgoing.setHeader('x-content-type-options', 'nosniff');
  outgoing.setHeader('vary', 'accept-encoding, accept-language, cookie');
  if (encoding) outgoing.setHeader('content-encoding', encoding);
  if (response.status !== 204 && response.status !== 304) outgoing.setHeader('content-length', bytes.length);
  outgoing.end(incoming.method === 'HEAD' ? undefined : bytes);
}

async function compressed(plain: Buffer, accepted: string): Promise<{ encoding: string | null; bytes: Buffer }> {
  if (plain.length < WORTH_COMPRESSING) return { encoding: null, bytes: plain };
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return { encoding: 'br', bytes: await compressBrotli(plain, { params }) };
  }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', bytes: await compressGzip(plain) };
  return { encoding: null, bytes: plain };
}

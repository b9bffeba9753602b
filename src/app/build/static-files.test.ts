import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
let server: Server;

beforeAll(async () => {
  writeFileSync(join(folder, 'city.pmtiles'), '0123456789');
  writeFileSync(join(folder, 'app.js'), 'plain');
  writeFileSync(join(folder, 'app.js.br'), brotliCompressSync('plain'));
  const files = new StaticFiles(folder);
  server = createServer((request, response) => files.send(request.url ?? '', request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function ask(path: string, headers: Record<string, string>, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers, method });
  const { status } = response;
  return {
    status,
    body: await response.text(),
    range: response.headers.get('content-range'),
    headers: response.headers,
  };
}

test('an archive is sent in the parts that a map asks for', async () => {
  for (const [range, body, sent] of [
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
  ] as const) {
    const answer = await ask('/city.pmtiles', { range });
    expect([answer.status, answer.body, answer.range], range).toEqual([206, body, sent]);
    expect(answer.headers.get('content-length')).toBe(String(body.length));
  }
  expect(await ask('/city.pmtiles', { range: 'bytes=0-3' }, 'HEAD')).toMatchObject({ status: 206, body: '' });
});

test('what lies outside is refused, what is no range or several is the whole file', async () => {
  expect(await ask('/city.pmtiles', { range: 'bytes=10-12' })).toMatchObject({ status: 416, range: 'bytes */10' });
  for (const range of ['bytes=0-1,4-5', 'lines=1-2', 'bytes=-'])
    expect(await ask('/city.pmtiles', { range }), range).toMatchObject({ status: 200, body: '0123456789' });
});

test('part of an older copy is not joined with the new one', async () => {
  const { headers } = await ask('/city.pmtiles', {});
  expect(headers.get('accept-ranges')).toBe('bytes');
  const known = { range: 'bytes=0-1', 'if-range': headers.get('etag') ?? '' };
  expect(await ask('/city.pmtiles', known)).toMatchObject({ status: 206 });
  expect(await ask('/city.pmtiles', { ...known, 'if-range': '"older"' })).toMatchObject({ status: 200 });
});

test('a compressed copy is sent whole', async () => {
  const part = { range: 'bytes=0-1' };
  expect(await ask('/app.js', { ...part, 'accept-encoding': 'br' })).toMatchObject({ status: 200, body: 'plain' });
  expect(await ask('/app.js', { ...part, 'accept-encoding': 'gzip' })).toMatchObject({ status: 206, body: 'pl' });
});

import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createServer, type PreviewServer, preview, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PERSONA_PASSWORD } from '../session/personas.ts';
import { worldPlugin } from '../vite-plugin.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGE = '<!doctype html><html lang="en"><head><title>Page</title></head><body><h1>Page</h1></body></html>';

type Got = { status: number; headers: Record<string, string | string[] | undefined>; bytes: Buffer; text: string };

/** A plain HTTP call: fetch would hide cookies, lengths and encodings. */
function call(
  origin: string,
  address: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(address, origin), {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      agent: false,
    });
    outgoing.on('error', reject);
    outgoing.on('response', async (incoming) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
      const bytes = Buffer.concat(chunks);
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, bytes, text: bytes.toString('utf8') });
    });
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const servers: Record<'dev' | 'preview', { start: (dist: string) => Promise<ViteDevServer | PreviewServer> }> = {
  dev: {
    start: async (dist) =>
      (
        await createServer({
          root: ROOT,
          configFile: false,
          logLevel: 'silent',
          cacheDir: path.join(dist, 'cache'),
          appType: 'custom',
          plugins: [worldPlugin()],
          optimizeDeps: { noDiscovery: true },
          server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
        })
      ).listen(),
  },
  preview: {
    start: (dist) =>
      preview({
        root: ROOT,
        configFile: false,
        logLevel: 'silent',
        plugins: [worldPlugin()],
        build: { outDir: dist },
        preview: { port: 0, host: '127.0.0.1' },
      }),
  },
};

for (const mode of ['dev', 'preview'] as const) {
  describe(`the world behind the ${mode} server`, () => {
    let dist: string;
    let server: ViteDevServer | PreviewServer;
    let origin: string;

    beforeAll(async () => {
      dist = await mkdtemp(path.join(tmpdir(), 'world-'));
      await writeFile(path.join(dist, 'index.html'), PAGE);
      vi.stubEnv('WORLD_RESULT_CAP', '5');
      server = await servers[mode].start(dist);
      const http = server.httpServer;
      if (http && !http.listening) await once(http, 'listening');
      const address = http?.address();
      origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
      await call(origin, '/apiproxy/v1/session');
    }, 60_000);

    afterAll(async () => {
      vi.unstubAllEnvs();
      await server.close();
      await rm(dist, { recursive: true, force: true });
    });

    test('signs in with cookies that only the browser sees', async () => {
      const body = {
        username: 'gwen@northstar.test',
        password: PERSONA_PASSWORD,
        rememberMe: true,
        market: 'US',
        transactionSubType: 'signin',
        reputation: '',
      };
      const signedIn = await call(origin, '/apiproxy/v1/account/signin', { method: 'POST', body });
      const [cookie = '', keep] = signedIn.headers['set-cookie'] ?? [];
      expect(cookie).toMatch(/^northstar_session=\w+; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(keep).toMatch(/^northstar_keep=\w+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
      expect(signedIn.headers['x-world-set-cookie']).toBeUndefined();
      expect(signedIn.headers['content-type']).toContain('application/json');
      expect(signedIn.headers['cache-control']).toBe('no-store');
      const headers = { cookie: cookie.split(';')[0] ?? '', 'content-type': 'application/json' };
      expect(JSON.parse((await call(origin, '/apiproxy/v1/session', { headers })).text)).toMatchObject({
        kind: 'member',
        firstName: 'Gwen',
      });
      const signedOut = await call(origin, '/apiproxy/v1/account/signout', { method: 'POST', headers });
      expect(signedOut.status).toBe(204);
      expect(signedOut.headers['set-cookie']?.[0]).toContain('Max-Age=0');
      expect(JSON.parse((await call(origin, '/apiproxy/v1/session', { headers })).text)).toEqual({ kind: 'anonymous' });
    });

    test('FC-133 a page of another origin, also of the same site, changes nothing', async () => {
      const address = '/apiproxy/v1/session/clear';
      const status = async (headers: Record<string, string>) =>
        (await call(origin, address, { method: 'POST', body: { keepSignedIn: true }, headers })).status;
      for (const type of [
        'text/plain; application/json',
        'application/jsonx',
        'text/plain',
        'application/json, text/plain',
      ]) {
        expect([type, await status({ 'content-type': type })]).toEqual([type, 415]);
      }
      for (const site of ['same-site', 'cross-site', 'none']) {
        expect([site, await status({ 'sec-fetch-site': site })]).toEqual([site, 403]);
      }
      for (const foreign of ['http://127.0.0.1:1', 'https://elsewhere.test', 'null']) {
        expect([foreign, await status({ origin: foreign })]).toEqual([foreign, 403]);
        expect(
          (await call(origin, '/apiproxy/__world/reset', { method: 'POST', body: {}, headers: { origin: foreign } }))
            .status,
        ).toBe(403);
      }
      expect(
        await status({ origin, 'sec-fetch-site': 'same-origin', 'content-type': 'Application/JSON; charset=utf-8' }),
      ).toBe(200);
      expect(await status({})).toBe(200);
    });

    test('answers no more stores than configured, compressed for those who can read it', async () => {
      const search = (encoding: string) =>
        call(origin, '/apiproxy/v1/locations?place=Seattle', { headers: { 'accept-encoding': encoding } });
      const plain = await search('identity');
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(JSON.parse(plain.text).stores).toHaveLength(5);
      const brotli = await search('gzip, deflate, br');
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.text);
      const gzipped = await search('gzip');
      expect(gzipped.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzipped.bytes).toString()).toBe(plain.text);
    });

    test('breaks the connection on request, and answers the next call', async () => {
      const headers = { 'x-world-fault': 'drop-after' };
      await expect(call(origin, '/apiproxy/v1/session', { headers })).rejects.toThrow();
      expect((await call(origin, '/apiproxy/v1/session')).status).toBe(200);
    });

    test('keeps worlds apart by cookie and counts their effects', async () => {
      const headers = { cookie: `world=${mode}-alone` };
      await call(origin, '/apiproxy/v1/locations?place=Nowhere', { headers });
      const effects = await call(origin, '/apiproxy/__world/effects', { headers });
      expect(JSON.parse(effects.text).requests).toEqual({ 'GET /apiproxy/v1/locations': 1 });
    });

    test('answers JSON beside the contract and refuses bodies beyond all reason', async () => {
      const nothing = await call(origin, '/apiproxy/v1/nothing');
      expect([nothing.status, JSON.parse(nothing.text)]).toEqual([404, { code: 'NO_SUCH_OPERATION' }]);
      const body = { username: 'x'.repeat(1_100_000), password: '' };
      const large = await call(origin, '/apiproxy/v1/account/signin', { method: 'POST', body });
      expect(large.status).toBe(413);
    });

    test('serves the demo panel as a script of its own', async () => {
      const panel = await call(origin, '/apiproxy/__world/panel.js');
      expect(panel.headers['content-type']).toContain('text/javascript');
      expect(panel.text).toContain('Demo controls');
    });

    if (mode === 'preview') {
      test('puts the panel on pages, compressed, and leaves other files alone', async () => {
        const page = await call(origin, '/', { headers: { accept: 'text/html', 'accept-encoding': 'gzip, br' } });
        expect(page.headers['content-encoding']).toBe('br');
        expect(brotliDecompressSync(page.bytes).toString('utf8')).toBe(
          PAGE.replace('</body>', '<link rel="late-script" href="/apiproxy/__world/panel.js" /></body>'),
        );
        await writeFile(path.join(dist, 'plain.js'), 'export const page = "</body>";\n');
        const script = await call(origin, '/plain.js');
        expect(script.text).toBe('export const page = "</body>";\n');
      });
    }
  });
}

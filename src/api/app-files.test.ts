import { afterEach, expect, test, vi } from 'vitest';
import { askForFiles, hasHost, MissingFile } from './app-files.ts';

const script = (status = 200, type = 'text/javascript') =>
  new Response('export {}', { status, headers: { 'content-type': type } });
const missing = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  return askForFiles(['/assets/a.js']).then(
    () => null,
    (thrown: unknown) => (thrown instanceof MissingFile ? { isGone: thrown.isGone } : thrown),
  );
};
afterEach(() => void vi.unstubAllGlobals());

test('files that the host has are asked for once each, and nothing is asked for no file', async () => {
  const ask = vi.fn(async (_file: string) => script());
  vi.stubGlobal('fetch', ask);
  await askForFiles(['/assets/a.js', '/assets/a.css']);
  expect(ask.mock.calls.map(([file]) => file)).toEqual(['/assets/a.js', '/assets/a.css']);
  await askForFiles([]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a file that the host has no more is gone, also where the host answers with a page instead', async () => {
  expect(await missing(async () => script(404))).toEqual({ isGone: true });
  expect(await missing(async () => script(200, 'text/html; charset=utf-8'))).toEqual({ isGone: true });
});

test('a host that is down, unreachable or breaks off may have the file later', async () => {
  expect(await missing(async () => script(503, 'text/html'))).toEqual({ isGone: false });
  expect(await missing(async () => Promise.reject(new TypeError('network')))).toEqual({ isGone: false });
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) });
  expect(await missing(async () => new Response(broken))).toEqual({ isGone: false });
});

test('a host is there whatever it answers, and not behind a gateway that cannot reach it or without a network', async () => {
  for (const [status, has] of [
    [200, true],
    [404, true],
    [500, true],
    [503, false],
  ] as const) {
    vi.stubGlobal('fetch', async () => new Response(null, { status }));
    expect([status, await hasHost('/menu')]).toEqual([status, has]);
  }
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('network')));
  expect(await hasHost('/menu')).toBe(false);
});

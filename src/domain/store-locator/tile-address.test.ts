import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tileAddressOf } from './tile-address.ts';

test('an archive or a tile address is known by its form, with the host that a page must be allowed to ask', () => {
  expect(tileAddressOf('/tiles/city.pmtiles')).toEqual({ kind: 'archive', url: '/tiles/city.pmtiles', origin: null });
  for (const [text, kind, origin] of [
    ['https://tiles.example/world.pmtiles', 'archive', 'https://tiles.example'],
    ['https://tiles.example:8443/world.pmtiles?key=a', 'archive', 'https://tiles.example:8443'],
    ['http://localhost:8080/world.pmtiles', 'archive', 'http://localhost:8080'],
    ['https://api.example/v4/{z}/{x}/{y}.mvt?key=a', 'tiles', 'https://api.example'],
    ['/tiles/{z}/{x}/{y}.pbf', 'tiles', null],
  ] as const)
    expect(tileAddressOf(text), text).toEqual({ kind, url: text, origin });
});

test('what is neither, or would loosen the policy of a page, is refused', () => {
  for (const text of [
    '',
    'city.pmtiles',
    '/tiles/city.mbtiles',
    '/tiles/{z}/{x}.pbf',
    'http://tiles.example/world.pmtiles',
    '//tiles.example/world.pmtiles',
    'https://*.example/world.pmtiles',
    'https://user@tiles.example/world.pmtiles',
    "https://tiles.example 'unsafe-eval'/world.pmtiles",
    'https://tiles.example;script-src/world.pmtiles',
    'javascript:alert(1)//x.pmtiles',
    'https://localhost.example\\world.pmtiles',
  ])
    expect(tileAddressOf(text), text).toBeNull();
});

test('no address ends a header or adds a source to a policy', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (host, path) => {
      const found = tileAddressOf(`https://${host}/${path}.pmtiles`);
      if (found) expect(found.origin).toMatch(/^https:\/\/[\w.-]+(?::\d+)?$/);
    }),
  );
});

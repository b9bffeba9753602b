import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentOf } from '#app/build/environment.ts';

const KEYLESS = { map: 'keyless', tiles: null, cardField: null, deepLinks: null, images: null } as const;
const example = Object.fromEntries(
  readFileSync('.env.example', 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

test('the example environment works as it is, and so does none', () => {
  const usual = { host: '127.0.0.1', port: null, securityProfile: KEYLESS, storesFile: null };
  expect(environmentOf(example)).toEqual(usual);
  expect(environmentOf({})).toEqual(usual);
});

test('the example names every variable that is checked, and every checked variable says what it wants', () => {
  const wrong = Object.fromEntries(Object.keys(example).map((name) => [name, '\u0000']));
  const complaint = () => environmentOf(wrong);
  for (const name of Object.keys(example)) expect(complaint).toThrow(new RegExp(`^${name} must be \\S`, 'm'));
});

test('a wrong value stops the start with a sentence', () => {
  expect(() => environmentOf({ PORT: '70000' })).toThrow('PORT must be a number from 1 to 65535; see .env.example.');
  expect(() => environmentOf({ PORT: 'eighty' })).toThrow('PORT must be');
  expect(() => environmentOf({ WORLD_STORES: 'stores.xls' })).toThrow('WORLD_STORES must be the path of a .csv file');
  expect(() => environmentOf({ VITE_GOOGLE_MAPS_KEY: 'a b' })).toThrow('VITE_GOOGLE_MAPS_KEY must be the key');
  expect(() => environmentOf({ VITE_MAP_TILES: 'http://a.example/b.pmtiles' })).toThrow(
    'VITE_MAP_TILES must be a path',
  );
  expect(() => environmentOf({ VITE_CARD_FIELD: 'http://cards.example/' })).toThrow('VITE_CARD_FIELD must be an https');
  expect(() => environmentOf({ VITE_DEEP_LINKS: 'https://api2.branch.io/v1' })).toThrow('VITE_DEEP_LINKS must be an');
  expect(() => environmentOf({ VITE_IMAGES: 'https://images.example/art' })).toThrow('VITE_IMAGES must be an https');
  expect(() => environmentOf({ VITE_IMAGES: 'https://*.example' })).toThrow('VITE_IMAGES must be an https');
  expect(() => environmentOf({ VITE_GOOGLE_MAPS_MAP_ID: 'a-b' })).toThrow('VITE_GOOGLE_MAPS_MAP_ID must be the id');
});

test('a right value is used', () => {
  const google = { VITE_GOOGLE_MAPS_KEY: 'a'.repeat(39), VITE_GOOGLE_MAPS_MAP_ID: '8e0a97af9386fef' };
  expect(environmentOf({ ...google, PORT: '8080', HOST: 'localhost' })).toEqual({
    host: 'localhost',
    port: 8080,
    securityProfile: { ...KEYLESS, map: 'google' },
    storesFile: null,
  });
  const tiled = environmentOf({ VITE_MAP_TILES: 'https://tiles.example/world.pmtiles' });
  expect(tiled.securityProfile).toEqual({ ...KEYLESS, tiles: 'https://tiles.example' });
  const framed = environmentOf({ VITE_CARD_FIELD: 'https://cards.example/card-field/index.html' });
  expect(framed.securityProfile).toEqual({ ...KEYLESS, cardField: 'https://cards.example' });
  const linked = environmentOf({ VITE_DEEP_LINKS: 'https://api2.branch.io' });
  expect(linked.securityProfile).toEqual({ ...KEYLESS, deepLinks: 'https://api2.branch.io' });
  const pictured = environmentOf({ VITE_IMAGES: 'https://images.example' });
  expect(pictured.securityProfile).toEqual({ ...KEYLESS, images: 'https://images.example' });
  expect(environmentOf({ VITE_MAP_TILES: '/city.pmtiles' }).securityProfile).toEqual(KEYLESS);
});

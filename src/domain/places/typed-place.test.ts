import { expect, test } from 'vitest';
import { typedCoordinates } from './typed-place.ts';

const SEATTLE = { lat: 47.61, lng: -122.33 };

test('pasted coordinates are read with as many blanks as there are', () => {
  for (const text of [
    '47.61,-122.33',
    ` ( 47.61 ,\n\n -122.33 )${' '.repeat(5000)}`,
    `47.61°${' '.repeat(5000)}N 122.33° W`,
  ]) {
    expect(typedCoordinates(text), text.slice(0, 30)).toEqual(SEATTLE);
  }
});

test('a long row of blanks takes no time: an address with it must not stop the page', () => {
  const began = performance.now();
  expect(typedCoordinates(`1${' '.repeat(400)}x`)).toBeNull();
  // The time must not grow with the cube of the blanks, which was seconds here.
  expect(performance.now() - began).toBeLessThan(2000);
});

test('LOC-010 in pasted coordinates a letter says the hemisphere, beside a sign too', () => {
  for (const text of ['47.61° N, 122.33° W', '47.61° N, -122.33° W', '47.61 N -122.33 O']) {
    expect(typedCoordinates(text), text).toEqual(SEATTLE);
  }
  expect(typedCoordinates('-33.9 S, 151.2 E')).toEqual({ lat: -33.9, lng: 151.2 });
});

import { expect, test } from 'vitest';
import { HOME_CAMERA } from '../store-locator/map-camera.ts';
import { likelyNear } from './place.ts';

const boston = { lat: 42.36, lng: -71.06 };
const seattle = { lat: 47.61, lng: -122.33 };

test('places are likelier near what a map of a region shows, wherever the visitor is', () => {
  expect(likelyNear({ ...boston, zoom: 7 }, seattle)).toEqual(boston);
  expect(likelyNear({ ...boston, zoom: 15 }, null)).toEqual(boston);
});

test('a map of a whole country says nothing: places are likelier near the visitor, where that is known', () => {
  expect(likelyNear({ ...boston, zoom: 6.9 }, seattle)).toEqual(seattle);
  expect(likelyNear(HOME_CAMERA, null)).toBeNull();
});

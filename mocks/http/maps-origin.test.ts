import { expect, test } from 'vitest';
import { cookieOfArrival } from './maps-origin.ts';

const page = (url: string, accept = 'text/html,*/*', method = 'GET') =>
  cookieOfArrival({ method, url, headers: { accept } });

test('ORD-095 a page with a store and a known source brings a cookie with tracking on, for a day', () => {
  expect(page('/menu?storeNumber=12345-67890&source=google_maps')).toBe(
    'maps_origin=%7B%22source%22%3A%22google_maps%22%2C%22tracking%22%3Atrue%7D; Path=/; Max-Age=86400; SameSite=Lax',
  );
  expect(page('/menu?source=apple_maps&storeNumber=1')).toContain('apple_maps');
});

test('ORD-092 ORD-095 no other address and no other request brings one', () => {
  for (const url of [
    '/menu',
    '/menu?storeNumber=1',
    '/menu?source=google_maps',
    '/menu?storeNumber=&source=google_maps',
    '/menu?storeNumber=1&source=bing_maps',
    '/menu?storeNumber=1&source=toString',
    '//',
  ]) {
    expect(page(url)).toBeNull();
  }
  const link = '/menu?storeNumber=1&source=google_maps';
  expect(page(link, 'application/json')).toBeNull();
  expect(page(link, 'text/html', 'POST')).toBeNull();
  expect(cookieOfArrival({ method: 'GET', url: link, headers: {} })).toBeNull();
});

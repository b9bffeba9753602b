import { afterEach, expect, test, vi } from 'vitest';
import { isPictureHostAllowed } from './picture-hosts.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('RWD-020 pictures may lie on the own host; elsewhere only where the build names the origin', () => {
  const elsewhere = 'https://images.example/art';
  expect(isPictureHostAllowed('/art')).toBe(true);
  expect(isPictureHostAllowed(`${window.location.origin}/art`)).toBe(true);
  expect(isPictureHostAllowed(elsewhere)).toBe(false);
  vi.stubEnv('VITE_IMAGES', 'https://images.example');
  expect(isPictureHostAllowed(elsewhere)).toBe(true);
  expect(isPictureHostAllowed('https://images.example.evil.example/art')).toBe(false);
  expect(isPictureHostAllowed('https://images.example:8443/art')).toBe(false);
  expect(isPictureHostAllowed('https://')).toBe(false);
});

test('RWD-020 a browser without `URL.canParse` judges them too', () => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  expect([window.location.origin, 'https://images.example', 'https://'].map(isPictureHostAllowed)).toEqual([
    true,
    false,
    false,
  ]);
});

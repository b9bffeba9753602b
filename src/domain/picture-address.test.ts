import { expect, test } from 'vitest';
import { isPictureAddress } from './picture-address.ts';

test.each(['/art/drink.svg', '/pictures/1.webp?w=600#top', 'https://pictures.example/1.webp'])(
  'D-368 a picture of this site, or of another by https, is asked for: %s',
  (address) => {
    expect(isPictureAddress(address)).toBe(true);
  },
);

test.each([
  '',
  'art/drink.svg',
  '//elsewhere.example/1.webp',
  '/\\elsewhere.example/1.webp',
  'http://pictures.example/1.webp',
  'https://user:word@pictures.example/1.webp',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'blob:https://northstar.test/1',
  '/art/a b.svg',
  '/art/é.svg',
])('D-368 no other address is: %s', (address) => {
  expect(isPictureAddress(address)).toBe(false);
});

import { expect, test } from 'vitest';
import { outsideAddress } from './outside-address.ts';

test('an https address is followed as it came', () => {
  for (const address of [
    'https://delivery.example.com/northstar',
    'https://delivery.example.com',
    'https://delivery.example.com:8443/?from=app&to=%C3%A9#menu',
    'HTTPS://Delivery.Example.com/',
    'https://xn--caf-dma.example/',
  ])
    expect(outsideAddress(address)).toBe(address);
});

test('any other scheme, a hidden host and what a browser would mend are not followed', () => {
  for (const address of [
    'http://delivery.example.com/',
    'javascript:alert(1)',
    'data:text/html,hello',
    '//delivery.example.com',
    '/store-locator',
    'https:delivery.example.com',
    'https:///delivery.example.com',
    'https://delivery.example.com@evil.example/',
    'https://user:secret@delivery.example.com/',
    'https://delivery.example.com\\@evil.example/',
    'https://delivery.example.com/a b',
    'https://delivery.example.com/\u0000',
    ' https://delivery.example.com/',
    'https://delivery.example.com/\n',
    'https://',
    `https://delivery.example.com/${'a'.repeat(2048)}`,
    '',
    null,
    undefined,
  ])
    expect(outsideAddress(address), String(address)).toBeNull();
});

import { expect, test } from 'vitest';
import { cardFieldAddress } from './card-field-address.ts';

const at = (address: string) => new URL(address);

test('FC-145 the card field has another origin than the page', () => {
  for (const [configured, page, address] of [
    [undefined, 'http://127.0.0.1:4173/', 'http://localhost:4173/card-field/index.html'],
    [undefined, 'http://localhost:5173/menu', 'http://127.0.0.1:5173/card-field/index.html'],
    [undefined, 'http://localhost/', 'http://127.0.0.1/card-field/index.html'],
    ['', 'http://127.0.0.1:4173/', 'http://localhost:4173/card-field/index.html'],
    ['https://cards.example/field.html', 'https://shop.example/', 'https://cards.example/field.html'],
    ['https://cards.example/field.html', 'http://127.0.0.1:4173/', 'https://cards.example/field.html'],
  ] as const) {
    expect(cardFieldAddress(configured, at(page))).toBe(address);
  }
});

test('FC-145 where it would share the page’s origin there is none', () => {
  expect(cardFieldAddress(undefined, at('https://shop.example/'))).toBeNull();
  expect(cardFieldAddress('https://shop.example/card-field/index.html', at('https://shop.example/'))).toBeNull();
  expect(cardFieldAddress('/card-field/index.html', at('https://shop.example/'))).toBeNull();
});

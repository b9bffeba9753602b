import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directionsHref, telHref } from './store-contact.ts';

test('LOC-047 a phone number becomes what a phone dials, without punctuation or extension', () => {
  expect(telHref('(206) 555-0100')).toBe('tel:2065550100');
  expect(telHref(' +1 206 555 0100')).toBe('tel:+12065550100');
  expect(telHref('206.555.0100 ext. 12')).toBe('tel:2065550100');
  expect(telHref('206-555-0100 x7')).toBe('tel:2065550100');
});

test('FC-115 what a store says of its phone becomes a number that is dialled, or stays a text', () => {
  for (const script of ['tel:+1;ext=<script>', 'javascript:alert(1)', 'data:text/html,911', 'sms:911', '<b>911</b>']) {
    expect(telHref(script), script).toBeNull();
  }
  for (const odd of [
    '+1 (206) 555-0100;phone-context=evil',
    '+1 206 555 0100 <img src=x>',
    '+1-206-555-0100#javascript:1',
  ]) {
    expect(telHref(odd), odd).toBe('tel:+12065550100');
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(telHref(text) ?? 'tel:123').toMatch(/^tel:\+?\d{3,}$/);
    }),
  );
});

test('LOC-047 what is no number is not dialled', () => {
  for (const nothing of [null, '', 'n/a', '-', '+']) expect(telHref(nothing)).toBeNull();
  for (const lettered of ['(206) 555-CAFE', '1-800-COFFEE', '+1 206-555-CAFE', '1-206-555-CAFE'])
    expect(telHref(lettered)).toBeNull();
  expect(telHref('91')).toBeNull();
  expect(telHref('911')).toBe('tel:911');
});

const address = { singleLine: '1 Pine St, Seattle, WA 98101', lines: [], countryCode: 'US' };

test('LOC-048 the way leads to the position of the store', () => {
  const href = directionsHref({ name: 'Pine', address, coordinates: { lat: 47.6, lng: -122.33 } });
  expect(href).toBe('https://www.google.com/maps/dir/?api=1&destination=47.6%2C-122.33');
});

test('LOC-048 FC-116 without a position the way leads to name and address, and what they contain changes nothing else', () => {
  const odd = { ...address, singleLine: '1 Pine St? #2, "Rear" & Sons, 100% O’Neil\'s=x+y' };
  const href = directionsHref({ name: 'Pine & "5th"#', address: odd, coordinates: null }) ?? '';
  const { origin, pathname, hash, searchParams } = new URL(href);
  expect([origin, pathname, hash]).toEqual(['https://www.google.com', '/maps/dir/', '']);
  expect([...searchParams]).toEqual([
    ['api', '1'],
    ['destination', `Pine & "5th"#, ${odd.singleLine}`],
  ]);
  const lines = { singleLine: '', lines: ['1 Pine St', 'Seattle'], countryCode: 'US' };
  expect(directionsHref({ name: 'Pine', address: lines, coordinates: null })).toContain('Seattle');
});

test('LOC-048 there is no way to a store whose place is unknown', () => {
  const nowhere = { singleLine: '', lines: [], countryCode: '' };
  expect(directionsHref({ name: 'Pine', address: nowhere, coordinates: null })).toBeNull();
});

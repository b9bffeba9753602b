import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

test('a parameter stays the text that it is; given twice it is a list', () => {
  expect(parseSearch('?place=98101&place=Boston&features=DT,WF&tab=')).toEqual({
    place: ['98101', 'Boston'],
    features: 'DT,WF',
    tab: '',
  });
});

test('FC-089 a parameter in brackets is another parameter, not a list', () => {
  expect(parseSearch('?returnUrl[]=//evil.example')).toEqual({ 'returnUrl[]': '//evil.example' });
});

for (const broken of ['?%', '?%E0%A4%A=1', '?=x', '?&&&', '?__proto__=x&constructor=y', `?a=${'%'.repeat(5000)}`]) {
  test(`a broken address is read as far as it goes: ${broken.slice(0, 30)}`, () => {
    expect(() => stringifySearch(parseSearch(broken))).not.toThrow();
    expect(Object.getPrototypeOf(parseSearch(broken))).toBe(Object.prototype);
  });
}

test('what is written reads back the same, and what says nothing is left out', () => {
  const text = stringifySearch({ place: 'Québec, QC', zoom: 12.5, lat: null, tab: undefined, features: 'DT,WF' });
  expect(text).toBe('?place=Qu%C3%A9bec,+QC&zoom=12.5&features=DT,WF');
  expect(stringifySearch(parseSearch(text))).toBe(text);
  expect(stringifySearch({})).toBe('');
});

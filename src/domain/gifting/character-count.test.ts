import { expect, test } from 'vitest';
import { withinLimitAt } from './character-count.ts';

test('GFT-023 GFT-031 what is put into a full text gives way itself; what follows the caret stays', () => {
  expect(withinLimitAt('Hi abcde', 5, 3)).toEqual({ text: 'abcde', caret: 0 });
  expect(withinLimitAt('ab12345cd', 6, 7)).toEqual({ text: 'ab12cd', caret: 4 });
});

test('GFT-023 no character is cut in half, and a text that grows at its end is cut there', () => {
  expect(withinLimitAt('a👨‍👩‍👧‍👦bc', 3, 'a👨‍👩‍👧‍👦'.length)).toEqual({ text: 'abc', caret: 1 });
  expect(withinLimitAt('abcdef', 4, 6)).toEqual({ text: 'abcd', caret: 4 });
  expect(withinLimitAt('abcd', 4, 1)).toEqual({ text: 'abcd', caret: 1 });
});

test('GFT-023 where the text behind the caret alone is too long, its end goes', () => {
  expect(withinLimitAt('xabcdef', 4, 1)).toEqual({ text: 'abcd', caret: 0 });
});

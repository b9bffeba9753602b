import { expect, test } from 'vitest';
import { placeWords } from './place-words.ts';

test.each([
  ['St. Louis', ['saint', 'louis']],
  ['Coeur d’Alene', ['coeur', 'dalene']],
  ['Cœur d’Alene', ['coeur', 'dalene']],
  ['Montréal-Nord', ['montreal', 'nord']],
  ['Constructor, valueOf', ['constructor', 'valueof']],
])('%j has the words %j', (text, words) => {
  expect(placeWords(text)).toEqual(words);
});

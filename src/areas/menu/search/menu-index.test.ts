import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readMenus } from '#api/menu/menu.ts';
import type { Locale } from '#domain/locale.ts';
import { placedProducts } from '#domain/menu/menu-filters.ts';
import { nationalMenus } from '#mocks/menu/national-menus.ts';
import { menuIndex } from './menu-index.ts';

const indexIn = (locale: Locale) =>
  menuIndex(placedProducts(v.parse(readMenus.graph.answer, nationalMenus(locale))), locale);
const english = indexIn('en-US');
const found = (text: string, index = english) => index.search(text).map(({ product }) => product.name);

test('words are found unfinished, misspelt, in any order and without accents', () => {
  expect(found('cappuccino')[0]).toBe('Cappuccino');
  expect(found('capucino')).toContain('Cappuccino');
  expect(found('croisant')).toContain('Butter Croissant');
  expect(found('caffe latte')[0]).toBe('Caffè Latte');
  expect(found('latte vanilla')).toContain('Vanilla Latte');
  expect(found('vani')).toContain('Vanilla Latte');
  expect(found('lattte').every((name) => /latte/i.test(name))).toBe(true);
  expect(found('cafe infuse', indexIn('fr-CA')).length).toBeGreaterThan(0);
});

test.each([
  ['fr-CA', 'oeuf', /œuf/i],
  ['fr-CA', 'oeufs', /œuf/i],
  ['fr-CA', 'sandwich aux oeufs', /œuf/i],
  ['fr-CA', 'latte au caramel', /latte.*caramel|caramel.*latte/i],
  ['fr-CA', 'latte à la vanille', /latte.*vanille|vanille.*latte/i],
  ['fr-CA', 'frappé à la fraise', /frappé.*fraise/i],
  ['fr-CA', 'bagel à la cannelle', /bagel.*cannelle/i],
  ['fr-CA', 'thé', /thé/i],
  ['es-US', 'sandwich con huevo', /huevo/i],
  ['es-US', 'bagel con canela', /bagel.*canela/i],
  ['es-US', 'latte con caramelo', /caramelo/i],
  ['en-US', 'bagel with cinnamon', /cinnamon/i],
] as const)('in %s "%s" finds what it says, however that is joined', (locale, typed, first) => {
  expect(found(typed, indexIn(locale))[0]).toMatch(first);
});

test('a word that only joins others is looked for while it is the only one', () => {
  expect(found('a').length).toBeGreaterThan(3);
  expect(found('a').length).toBeLessThan(199);
});

test('every word must be met, a category finds what is in it, and no word finds everything', () => {
  expect(found('latte bagel')).toEqual([]);
  expect(found('bagels').length).toBeGreaterThan(3);
  expect(found('  ').length).toBe(199);
});

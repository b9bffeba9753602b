import { expect, test } from 'vitest';
import type { Menu, MenuProduct } from './menu.ts';
import { menuOutline, menuTiles } from './menu-outline.ts';
import { menuPageAt } from './menu-pages.ts';

const tea: MenuProduct = {
  productNumber: '1',
  formCode: 'hot',
  name: 'Tea',
  picture: '/tea.svg',
  price: 300,
  calories: 0,
  caffeine: 0,
  allergens: [],
  availability: 'Available',
};
const category = (id: string, products: readonly MenuProduct[], part: readonly MenuProduct[] = []) => ({
  id,
  name: id,
  products,
  subcategories: [{ id: 'part', name: 'Part', products: part }],
});
const menus: readonly Menu[] = [
  {
    id: 'drinks',
    name: 'Drinks',
    currency: 'USD',
    categories: [category('tea', [tea]), category('empty', []), category('parted', [], [tea])],
  },
];
const at = (menu: string, name: string, subcategory: string | null = null) =>
  menuPageAt(menus, { menu, category: name, subcategory }).kind;

test('MNU-012 PRV-036 OPP-091 a category without products or parts with products is as missing as an unknown one', () => {
  expect(at('food', 'tea')).toBe('no-menu');
  expect(at('drinks', 'tea')).toBe('category');
  expect(at('drinks', 'parted')).toBe('category');
  expect(at('drinks', 'parted', 'part')).toBe('category');
  expect(at('drinks', 'unknown')).toBe('no-category');
  expect(at('drinks', 'te'), 'the beginning of one').toBe('no-category');
  expect(at('drinks', 'empty')).toBe('no-category');
  expect(at('drinks', 'tea', 'part')).toBe('no-category');
  expect(at('drinks', 'tea', 'unknown')).toBe('no-category');
});

test('MNU-002 a category is looked for in its own menu alone, whatever another menu calls its categories', () => {
  const cake = category('cake', [tea]);
  const parted = category('parted', [tea]);
  const food: Menu = { id: 'food', name: 'Food', currency: 'USD', categories: [cake, parted] };
  const inFood = (name: string) => menuPageAt([...menus, food], { menu: 'food', category: name, subcategory: null });
  expect(inFood('tea')).toEqual({ kind: 'no-category', menu: food, category: null });
  expect(inFood('parted')).toEqual({ kind: 'category', menu: food, category: parted, subcategory: null });
});

test('tiles of categories that a store does not serve keep their place, and a category without products has none', () => {
  const national = menuOutline(menus);
  const [first] = menus;
  const own = menuOutline(
    first ? [{ ...first, categories: [category('parted', [], [tea]), category('own', [tea])] }] : [],
  );
  const shown = (...given: Parameters<typeof menuTiles>) =>
    menuTiles(...given).flatMap(({ tiles }) => tiles.map(({ id, isServed }) => (isServed ? id : `(${id})`)));
  expect(shown(national, null)).toEqual(['tea', 'parted']);
  expect(shown(national, own)).toEqual(['(tea)', 'parted', 'own']);
  expect(shown(null, own)).toEqual(['parted', 'own']);
});

test('MNU-001 a menu that the store alone serves follows those of the country, and one that it lacks keeps its place', () => {
  const [drinks] = menus;
  const own = (id: string, products: readonly MenuProduct[]) =>
    drinks ? [{ ...drinks, id, name: id, categories: [category('wine', products)] }] : [];
  const bottles = own('Bottles', [tea]);
  const shown = (...given: Parameters<typeof menuTiles>) =>
    menuTiles(...given).map(
      ({ name, tiles }) => `${name}: ${tiles.map(({ id, isServed }) => (isServed ? id : `(${id})`)).join()}`,
    );
  const national = menuOutline(menus);
  expect(shown(national, menuOutline([...menus, ...bottles]))).toEqual(['Drinks: tea,parted', 'Bottles: wine']);
  expect(shown(national, menuOutline(bottles))).toEqual(['Drinks: (tea),(parted)', 'Bottles: wine']);
  expect(shown(national, menuOutline([...menus, ...own('Empty', [])]))).toEqual(['Drinks: tea,parted']);
});

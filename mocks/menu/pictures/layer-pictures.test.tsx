import { expect, test } from 'vitest';
import { findProduct } from '../catalogue/find-product.ts';
import { quantityIn } from '../making/contents.ts';
import { type OptionId, optionsOf } from '../making/options.ts';
import { recipeOf } from '../making/recipes.ts';
import { LAYER_PICTURES } from './layer-pictures.ts';
import { ice } from './parts/liquid.ts';
import { whip } from './parts/toppings.ts';
import { layersOf } from './picture-layers.ts';
import { DRINK_PICTURES } from './pictures.ts';
import { vesselOf } from './vessels.ts';

const productOf = (number: string) => {
  const { product } = findProduct(number) ?? {};
  if (!product) throw new Error(`There is no ${number}.`);
  return product;
};

const isUsual = (number: string, id: OptionId) => {
  const product = productOf(number);
  const { groups, usual } = recipeOf(product.recipe);
  return groups.flatMap(optionsOf).some((option) => option.id === id && quantityIn(product, option, usual) > 0);
};

test('layers: the vessel that is named is the one that is drawn', () => {
  for (const [number, { kind }] of Object.entries(DRINK_PICTURES)) expect(vesselOf(number), number).toBe(kind);
});

test('layers: a picture shows whipped cream where the drink comes with it, and nowhere else', () => {
  const cream = whip();
  const shown = Object.entries(DRINK_PICTURES).filter(([, { usual }]) => usual.includes(cream));
  const due = Object.keys(DRINK_PICTURES).filter((number) => isUsual(number, 'whip'));
  expect(shown.map(([number]) => number)).toEqual(due);
});

test('layers: each is drawn, well-formed and at most 4 kB; only what is bare covers what is below', () => {
  expect(Object.keys(LAYER_PICTURES).length).toBeGreaterThan(100);
  for (const [address, svg] of Object.entries(LAYER_PICTURES)) {
    const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(page.querySelector('parsererror'), address).toBeNull();
    expect(page.documentElement.getAttribute('viewBox'), address).toBe('0 0 240 240');
    expect(page.documentElement.childElementCount, address).toBeGreaterThan(0);
    expect(new TextEncoder().encode(svg).length, address).toBeLessThanOrEqual(4096);
    expect(svg, address).not.toMatch(/NaN|undefined|null|Infinity/);
    expect(svg.includes('d="M0 0h240v240H0z"'), address).toBe(/\d-(less|(less-)?(plain|open))\.svg$/.test(address));
  }
});

/** The drawing of the drink itself that is seen for a choice, the last of those that cover what is below. */
const drinkFor = (number: string, chosen: readonly OptionId[]) =>
  layersOf(productOf(number))
    .filter(({ drawn }) => 'bare' in drawn)
    .findLast(
      ({ all, any, none }) =>
        all.every((id) => chosen.includes(id)) &&
        (any.length === 0 || any.some((id) => chosen.includes(id))) &&
        !none.some((id) => chosen.includes(id)),
    )?.address;

test('layers: no ice leaves no cubes and no foam no drawing on the milk, with and without what lies on top', () => {
  const cubes = (shift = 0) => ice(4, shift);
  expect(DRINK_PICTURES['1101']?.usual).toContain(cubes(-4));
  expect(LAYER_PICTURES['/art/menu/1101-less.svg']).not.toContain(cubes(-4));
  expect(LAYER_PICTURES['/art/menu/1010-less.svg']).not.toBe(DRINK_PICTURES['1010']?.usual);
  for (const bare of ['less', 'less-plain', 'less-open']) {
    expect(LAYER_PICTURES[`/art/menu/1109-${bare}.svg`], bare).not.toContain(cubes());
  }
  // An iced mocha comes with cream on it.
  expect(drinkFor('1109', ['ice-regular', 'whip'])).toBeUndefined();
  expect(drinkFor('1109', ['ice-none', 'whip'])).toBe('/art/menu/1109-less.svg');
  expect(drinkFor('1109', ['ice-none'])).toBe('/art/menu/1109-less-plain.svg');
  expect(drinkFor('1109', ['ice-regular'])).toBe('/art/menu/1109-plain.svg');
  expect(drinkFor('1109', ['ice-none', 'whip', 'caramel-drizzle'])).toBe('/art/menu/1109-less-open.svg');
});

test('layers: in one vessel no two look the same', () => {
  const looks = Object.entries(LAYER_PICTURES).flatMap(([address, svg]) => {
    const [, kind] = /^\/art\/menu\/([a-z-]+)\//.exec(address) ?? [];
    return kind === undefined ? [] : [kind + svg];
  });
  expect(new Set(looks).size).toBe(looks.length);
});

test('layers: what cannot be seen changes no picture', () => {
  // Tea in its cup, a croissant.
  expect([...layersOf(productOf('1301')), ...layersOf(productOf('2101'))]).toEqual([]);
});

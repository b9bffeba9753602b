import type { Browser } from '@playwright/test';
import { picturesOver } from '#domain/menu/product-picture.ts';
import { GIFT_PICTURES } from '#mocks/gifts/pictures/gift-pictures.ts';
import { findProduct } from '#mocks/menu/catalogue/find-product.ts';
import { quantityIn } from '#mocks/menu/making/contents.ts';
import { type OptionId, optionsOf } from '#mocks/menu/making/options.ts';
import { recipeOf } from '#mocks/menu/making/recipes.ts';
import { LAYER_PICTURES } from '#mocks/menu/pictures/layer-pictures.ts';
import { layersOf } from '#mocks/menu/pictures/picture-layers.ts';
import { PICTURES } from '#mocks/menu/pictures/pictures.ts';
import { PROGRAMME_PICTURES } from '#mocks/rewards/pictures/programme-pictures.ts';

/** The pages on which the pictures stand, and how each is cut. */
const BACKGROUNDS = { light: ['#faf4e9', '16px'], dark: ['#0d1714', '50%'] } as const;
/** Width of a picture, in pixels, and pictures in a row. */
const WIDTH = 200;
const COLUMNS = 8;

/** One drink of each vessel, with what is chosen in it; `-` takes something off. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  '1010': ['oat', 'almond', 'soy', 'coconut', 'foam-extra', 'whip', 'whip caramel-drizzle', 'mocha-drizzle', 'chips'],
  '1006': ['whip', 'whip mocha-drizzle', 'cinnamon-dust'],
  '1008': ['oat', 'soy'],
  '1012': ['oat', '-whip', '-whip oat', 'caramel-drizzle', 'chips', 'raspberry', '-whip foam-extra', 'cookie-crumbs'],
  '1016': ['whole', 'whip', 'caramel', '-cinnamon-dust', 'whip cocoa-dust'],
  '1701': ['-whip', 'oat', '-whip soy', 'caramel-drizzle'],
  '1705': ['whip', 'whip caramel-drizzle', 'cinnamon-dust', 'chips'],
  '1106': [
    'oat',
    'almond',
    'raspberry',
    'vanilla-foam',
    'cocoa-foam caramel-drizzle',
    'whip mocha-drizzle',
    'ice-extra',
  ],
  '1109': ['-whip', 'oat', 'caramel-drizzle', '-whip caramel-foam', '-whip coconut'],
  '1104': ['pumpkin-foam', 'caramel', 'vanilla-foam caramel', 'ice-extra'],
  '1107': ['oat', 'whip caramel-drizzle', 'oat-foam', 'brown-sugar', 'ice-extra', 'chips'],
  '1201': ['vanilla-foam', 'caramel', 'cocoa-foam'],
  '1401': ['lemonade', 'coconut-base', 'strawberries', 'mint-leaves', 'peach'],
  '1404': ['blackberries', 'mango-pieces', 'cranberries'],
  '1601': ['-whip', 'oat', 'caramel-drizzle', '-whip mocha-drizzle', 'strawberry', 'cookie-crumbs'],
};

/** Photographs the pictures of all products, gifts and the programme side by side: on a light page, and on a dark one products as discs. */
export async function pictureSheets(browser: Browser, folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: COLUMNS * (WIDTH + 16) + 16, height: 800 } });
  for (const [name, [background, corner]] of Object.entries(BACKGROUNDS)) {
    for (const [sheet, figures] of Object.entries({
      pictures: plainFigures(),
      choices: choiceFigures(),
      gifts: giftFigures(),
      programme: programmeFigures(),
    })) {
      await page.setContent(
        `<style>body{margin:8px;background:${background};color:#888;font:12px sans-serif}figure{display:inline-block;margin:8px;position:relative;width:${WIDTH}px}img{display:block;border-radius:${corner}}img+img{position:absolute;top:0}</style>${figures.join('')}`,
      );
      await page.screenshot({ path: `${folder}/${sheet}-${name}.png`, fullPage: true });
    }
  }
  await page.close();
}

const figure = (pictures: readonly string[], caption: string) =>
  `<figure>${pictures.map((svg) => `<img width="${WIDTH}" src="data:image/svg+xml,${encodeURIComponent(svg)}">`).join('')}<figcaption>${caption}</figcaption></figure>`;

const plainFigures = () => Object.entries(PICTURES).map(([number, svg]) => figure([svg], number));

/** Gifts lie, and are never cut round. */
const giftFigures = () =>
  Object.entries(GIFT_PICTURES).map(([art, { small }]) =>
    figure([small], art).replace('<img ', '<img style="border-radius:12px" '),
  );

const programmeFigures = () => Object.entries(PROGRAMME_PICTURES).map(([name, svg]) => figure([svg], name));

const choiceFigures = () =>
  Object.entries(CHOICES).flatMap(([number, choices]) =>
    ['', ...choices].map((choice) => figure([PICTURES[number] ?? '', ...over(number, choice)], `${number} ${choice}`)),
  );

/** What lies over the picture of a product as it comes but for a choice. */
function over(number: string, choice: string): string[] {
  const { product } = findProduct(number) ?? {};
  if (!product) return [];
  const { groups, usual } = recipeOf(product.recipe);
  const words = choice.split(' ');
  const quantities = Object.fromEntries(
    groups.flatMap((group) => {
      const options = optionsOf(group);
      const chosen = options.filter(({ id }) => words.includes(id));
      // One milk takes the place of another.
      const isOneOnly = chosen.length > 0 && group === 'milk';
      return options.map((option): [OptionId, number] => [
        option.id,
        chosen.includes(option)
          ? 1
          : isOneOnly || words.includes(`-${option.id}`)
            ? 0
            : quantityIn(product, option, usual),
      ]);
    }),
  );
  const pictureLayers = layersOf(product).map(({ address, ...layer }) => ({ image: address, ...layer }));
  return picturesOver({ pictureLayers }, { quantities }).map((address) => LAYER_PICTURES[address] ?? '');
}

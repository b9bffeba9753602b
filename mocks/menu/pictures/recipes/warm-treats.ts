import { at, left, right } from '../parts/canvas.ts';
import { coldCup } from '../parts/cold-vessels.ts';
import { BRAND, FOOD, TILE } from '../parts/colours.ts';
import { chestnut, cranberries, gingerbread, nutmeg } from '../parts/festive.ts';
import { apple, citrus } from '../parts/fruit.ts';
import { glassMug, paperCup, teaCup, wideCup } from '../parts/hot-vessels.ts';
import {
  anise,
  candyCane,
  chocolate,
  cinnamon,
  honey,
  peppermint,
  pumpkin,
  rosemary,
  vanilla,
} from '../parts/spice.ts';
import { coldFoam, drizzle, dusted, strewn, wafer, whip } from '../parts/toppings.ts';
import { type DrinkPictures, drink } from '../parts/vessel.ts';

/** Hot chocolate, steamers, and what is served for a season only. */
export const WARM_TREAT_PICTURES: Record<string, DrinkPictures> = {
  '1701': drink(
    TILE.peach,
    wideCup({
      liquid: FOOD.mocha,
      cup: '#b8402f',
      top: at(0, -4, whip() + drizzle('#8a5330') + strewn(['#4a2818'], false)),
    }),
    left(chocolate()),
  ),
  '1702': drink(
    TILE.sky,
    glassMug(
      [
        [FOOD.foam, 66],
        ['#f7ead0', 90],
        ['#ead4ac', 165],
      ],
      whip() + strewn(['#e6d2a4', '#d9bf86']),
    ),
    left(chocolate('#f3e4c4')),
  ),
  '1703': drink(
    TILE.sand,
    wideCup({ liquid: '#2f170d', art: 'swirl', mark: '#6b4128', cup: '#33426b' }),
    left(chocolate('#2f170d')),
  ),
  '1704': drink(
    TILE.mint,
    glassMug(
      [
        [FOOD.foam, 66],
        ['#7a4a30', 92],
        [FOOD.chocolate, 165],
      ],
      whip() + strewn(['#d8343f', '#fffdf8', '#e8737a']),
    ),
    left(peppermint()),
  ),
  '1705': drink(TILE.lilac, paperCup({ sleeve: '#a79cc9' }), left(vanilla(), 1.15)),
  '1706': drink(
    TILE.butter,
    wideCup({ liquid: '#d9a86c', art: 'dust', mark: '#fff4dc', cup: '#d9822b' }),
    left(cinnamon(), 1.1),
    at(198, 178, honey(), 0, 1.1),
  ),
  '1707': drink(
    TILE.leaf,
    glassMug(
      [
        ['#e9b45a', 66],
        ['#d68a2c', 110],
        ['#b8661e', 170],
      ],
      whip() + drizzle(FOOD.caramel),
    ),
    left(apple(), 1.1),
    right(cinnamon()),
  ),
  '1708': drink(TILE.water, wideCup({ liquid: FOOD.milk, art: 'foam', mark: '#fffaf0', cup: '#5b8fb0' })),
  '1709': drink(
    TILE.rose,
    coldCup({
      layers: [
        [FOOD.latte, 76],
        ['#7a4a30', 106],
        [FOOD.chocolate, 165],
      ],
      top: at(120, 66, whip() + drizzle(FOOD.chocolate) + wafer(), 0, [1, 0.8]),
      straw: BRAND.copper,
    }),
    left(chocolate()),
  ),

  '1801': drink(TILE.evergreen, wideCup({ liquid: '#b9783f', art: 'heart' }), left(gingerbread(), 1.25)),
  '1802': drink(
    TILE.berry,
    glassMug(
      [
        [FOOD.foam, 66],
        [FOOD.mocha, 92],
        [FOOD.chocolate, 165],
      ],
      whip() + strewn(['#d8343f', '#fffdf8']) + at(24, -40, candyCane(), 16, 0.9),
    ),
    left(peppermint()),
  ),
  '1803': drink(
    TILE.copper,
    glassMug(
      [
        [FOOD.foam, 66],
        ['#e0a25c', 92],
        [FOOD.pumpkin, 165],
      ],
      whip() + strewn(['#a8612f'], false),
    ),
    left(pumpkin(), 1.2),
  ),
  '1804': drink(
    TILE.sand,
    wideCup({ liquid: FOOD.flat, cup: '#7a3f2a', top: at(0, -4, whip()) }),
    left(chestnut(), 1.2),
  ),
  '1805': drink(
    TILE.night,
    teaCup({ tea: '#c9601f', tag: FOOD.orange, inside: at(120, 108, citrus(FOOD.orange), 0, [0.8, 0.32]) }),
    left(anise()),
    right(citrus(FOOD.orange)),
  ),
  '1806': drink(
    TILE.evergreen,
    coldCup({
      layers: [
        [FOOD.milk, 76],
        [FOOD.chai, 112],
        ['#94582c', 170],
      ],
      straw: '#d8343f',
    }),
    left(gingerbread(), 1.2),
  ),
  '1807': drink(
    TILE.night,
    coldCup({
      layers: [
        ['#ef6a6a', 76],
        ['#c8263f', 140],
      ],
      cubes: 4,
      inside: at(106, 142, cranberries(), 0, 0.75),
      straw: BRAND.gold,
    }),
    left(cranberries(), 1.1),
    right(rosemary(), 1.2),
  ),
  '1808': drink(
    TILE.copper,
    coldCup({
      layers: [
        [FOOD.coffee, 74],
        [FOOD.espresso, 140],
      ],
      top: at(120, 66, coldFoam('#f0b878') + at(0, -14, dusted('#a8612f'))),
      straw: BRAND.deep,
    }),
    left(pumpkin(), 1.2),
  ),
  '1810': drink(
    TILE.berry,
    wideCup({ liquid: '#e2bd83', art: 'dust', mark: '#fff3cf', cup: '#f3e3c3' }),
    left(nutmeg(), 1.15),
  ),
};

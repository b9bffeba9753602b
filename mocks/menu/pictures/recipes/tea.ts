import { at, left, right } from '../parts/canvas.ts';
import { coldCup, tallGlass } from '../parts/cold-vessels.ts';
import { BRAND, FOOD, TILE } from '../parts/colours.ts';
import { citrus, mint, peach, peachSlice } from '../parts/fruit.ts';
import { glassMug, teaCup, teapot, wideCup } from '../parts/hot-vessels.ts';
import {
  anise,
  bergamot,
  chamomile,
  cinnamon,
  ginger,
  hibiscus,
  honey,
  lavender,
  matchaHeap,
  teaLeaves,
  turmeric,
} from '../parts/spice.ts';
import { type DrinkPictures, drink } from '../parts/vessel.ts';

const floating = (inner: string, x = 104) => at(x, 108, inner, 0, [0.7, 0.3]);

export const TEA_PICTURES: Record<string, DrinkPictures> = {
  '1301': drink(TILE.peach, teaCup({ tea: FOOD.black, tag: BRAND.copper }), right(teaLeaves('#5e4a34'))),
  '1302': drink(
    TILE.lilac,
    teaCup({ tea: '#b96a2c', tag: '#5f5a9a', inside: floating(citrus(FOOD.lemon), 134) }),
    right(lavender(), 1.1),
  ),
  '1303': drink(TILE.leaf, teapot('#8fb59a', '#c3cc62'), at(196, 156, teaLeaves(), 0, 0.9)),
  '1304': drink(
    TILE.mint,
    teaCup({ tea: '#b9cf6a', tag: BRAND.evergreen, inside: floating(mint(), 130) }),
    right(mint(), 1.2),
  ),
  '1305': drink(
    TILE.butter,
    teaCup({ tea: '#e9c14c', tag: '#e0a52c', inside: floating(chamomile(), 128) }),
    right(chamomile()),
  ),
  '1306': drink(TILE.rose, teaCup({ tea: '#d4632c', tag: '#c7493c' }), right(peach(), 1.05)),
  '1307': drink(
    TILE.sand,
    glassMug([
      [FOOD.foam, 66],
      [FOOD.chai, 98],
      ['#a5703c', 165],
    ]),
    left(cinnamon(), 1.1),
    right(anise()),
  ),
  '1308': drink(
    TILE.cream,
    wideCup({ liquid: FOOD.matcha, art: 'leaf', cup: '#3d5a4c', handle: false, saucer: false }),
    right(matchaHeap()),
  ),
  '1309': drink(TILE.sky, wideCup({ liquid: '#cda67c', art: 'foam', cup: '#a79cc9' }), left(lavender(), 1.15)),
  '1310': drink(
    TILE.butter,
    glassMug([
      [FOOD.foam, 66],
      ['#f0bc45', 94],
      ['#dd9427', 165],
    ]),
    left(turmeric(), 1.1),
    right(cinnamon()),
  ),
  '1311': drink(
    TILE.water,
    teaCup({ tea: '#efcb5e', inside: floating(citrus(FOOD.lemon), 112) }),
    left(ginger(), 1.1),
    right(honey(), 1.1),
  ),

  '1401': drink(
    TILE.sand,
    tallGlass({
      layers: [
        [FOOD.black, 66],
        ['#7d3a16', 150],
      ],
    }),
    left(teaLeaves('#5e4a34')),
  ),
  '1402': drink(
    TILE.butter,
    tallGlass({
      layers: [
        [FOOD.black, 66],
        ['#d98c32', 116],
        ['#f3cf5a', 160],
      ],
      cubes: 4,
      top: at(158, 54, citrus(FOOD.lemon)),
    }),
    left(citrus(FOOD.lemon)),
  ),
  '1403': drink(
    TILE.mint,
    tallGlass({
      layers: [
        ['#d6cf6a', 66],
        ['#b9b94c', 150],
      ],
      straw: BRAND.evergreen,
    }),
    left(teaLeaves(), 1.1),
  ),
  '1404': drink(
    TILE.leaf,
    coldCup({
      layers: [
        ['#d2d070', 76],
        ['#f1de74', 140],
      ],
      inside: at(102, 146, citrus(FOOD.lemon), 12, 0.85) + at(138, 118, citrus(FOOD.lime), 0, 0.8),
    }),
    right(citrus(FOOD.lemon)),
  ),
  '1405': drink(
    TILE.rose,
    tallGlass({
      layers: [
        ['#e0577a', 66],
        [FOOD.hibiscus, 116],
        ['#a81f4a', 170],
      ],
    }),
    left(hibiscus(), 1.05),
  ),
  '1406': drink(
    TILE.peach,
    tallGlass({
      layers: [
        ['#dcd277', 66],
        ['#f2b277', 130],
        [FOOD.peach, 170],
      ],
      inside: at(106, 132, peachSlice(), -20, 0.9) + at(134, 160, peachSlice(), 24, 0.9),
      straw: BRAND.evergreen,
    }),
    left(peach()),
  ),
  '1407': drink(
    TILE.cream,
    coldCup({
      layers: [
        [FOOD.milk, 76],
        [FOOD.chai, 110],
        ['#a5703c', 170],
      ],
      straw: BRAND.copper,
    }),
    left(anise()),
    right(cinnamon()),
  ),
  '1408': drink(
    TILE.blush,
    coldCup({
      layers: [
        [FOOD.matcha, 76],
        ['#c9d790', 122],
        [FOOD.milk, 152],
      ],
    }),
    left(matchaHeap(), 1.05),
  ),
  '1409': drink(
    TILE.sky,
    tallGlass({
      layers: [
        [FOOD.matcha, 66],
        ['#cfd667', 112],
        ['#f4df74', 154],
      ],
      top: at(158, 54, citrus(FOOD.lime)),
      straw: BRAND.evergreen,
    }),
    left(matchaHeap()),
  ),
  '1410': drink(
    TILE.lilac,
    coldCup({
      layers: [
        [FOOD.milk, 76],
        ['#d5b58e', 108],
        ['#b98a5e', 172],
      ],
      straw: '#7d6fb0',
    }),
    left(lavender(), 1.15),
    right(bergamot()),
  ),
};

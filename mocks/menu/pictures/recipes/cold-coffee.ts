import { at, left, right } from '../parts/canvas.ts';
import { coldCup, nitroGlass, tallGlass } from '../parts/cold-vessels.ts';
import { BRAND, FOOD, TILE } from '../parts/colours.ts';
import { citrus } from '../parts/fruit.ts';
import { beans, caramel, chocolate, cinnamon, oat, sugar, teaLeaves, vanilla } from '../parts/spice.ts';
import { coldFoam, drizzle, dusted, whip } from '../parts/toppings.ts';
import { type DrinkPictures, drink } from '../parts/vessel.ts';

const foam = (colour: string, over = '') => at(120, 66, coldFoam(colour) + over);

export const COLD_COFFEE_PICTURES: Record<string, DrinkPictures> = {
  '1101': drink(TILE.water, tallGlass({ layers: [[FOOD.espresso, 64]], straw: BRAND.evergreen }), left(beans())),
  '1102': drink(
    TILE.butter,
    coldCup({
      layers: [
        [FOOD.milk, 74],
        [FOOD.mocha, 104],
        [FOOD.espresso, 140],
      ],
      cubes: 5,
      straw: BRAND.copper,
    }),
    left(vanilla(), 1.1),
  ),
  '1103': drink(
    TILE.peach,
    coldCup({
      layers: [
        [FOOD.coffee, 74],
        [FOOD.espresso, 140],
      ],
      top: foam('#f3d6a8', at(0, -14, dusted('#fffdf8', FOOD.caramel))),
    }),
    left(caramel(), 1.1),
  ),
  '1104': drink(
    TILE.sky,
    coldCup({
      layers: [
        ['#7a4a2a', 76],
        [FOOD.coffee, 140],
      ],
    }),
    right(beans()),
  ),
  '1105': drink(
    TILE.mint,
    tallGlass({
      layers: [
        ['#8a5630', 64],
        [FOOD.espresso, 110],
      ],
      cubes: 5,
    }),
    right(beans('#472717')),
  ),
  '1106': drink(
    TILE.rose,
    coldCup({
      layers: [
        [FOOD.milk, 76],
        [FOOD.latte, 116],
        [FOOD.flat, 165],
      ],
    }),
  ),
  '1107': drink(
    TILE.cream,
    tallGlass({
      layers: [
        [FOOD.coffee, 66],
        [FOOD.latte, 104],
        [FOOD.milk, 148],
      ],
      straw: BRAND.evergreen,
    }),
    left(vanilla(), 1.1),
  ),
  '1108': drink(
    TILE.leaf,
    coldCup({
      layers: [
        [FOOD.coffee, 76],
        [FOOD.milk, 122],
        [FOOD.caramel, 186],
      ],
      straw: BRAND.copper,
    }),
    left(caramel(), 1.1),
  ),
  '1109': drink(
    TILE.blush,
    coldCup({
      layers: [
        [FOOD.latte, 76],
        [FOOD.mocha, 112],
        [FOOD.chocolate, 168],
      ],
      top: at(120, 66, whip() + drizzle(FOOD.chocolate), 0, [1, 0.8]),
    }),
    left(chocolate()),
  ),
  '1110': drink(
    TILE.lilac,
    coldCup({
      layers: [
        [FOOD.latte, 76],
        ['#e6cda6', 122],
        [FOOD.white, 172],
      ],
      top: at(120, 66, whip(), 0, [1, 0.8]),
      straw: BRAND.copper,
    }),
    left(chocolate('#f6ead0')),
  ),
  '1111': drink(
    TILE.water,
    tallGlass({
      layers: [
        [FOOD.milk, 64],
        [FOOD.flat, 92],
      ],
      cubes: 3,
    }),
    left(beans()),
  ),
  '1112': drink(
    TILE.sand,
    coldCup({
      layers: [
        ['#d9b184', 74],
        ['#9a6238', 92],
        [FOOD.coffee, 150],
      ],
      cubes: 6,
      straw: BRAND.gold,
    }),
    right(beans()),
  ),
  '1113': drink(
    TILE.butter,
    tallGlass({
      layers: [
        ['#d9b184', 62],
        ['#a06a3c', 94],
        [FOOD.oat, 152],
      ],
      cubes: 5,
    }),
    left(sugar()),
    right(oat(), 1.1),
  ),
  '1114': drink(
    TILE.mint,
    coldCup({
      layers: [
        [FOOD.oat, 76],
        ['#d9b88a', 120],
        ['#b98656', 172],
      ],
      straw: BRAND.copper,
    }),
    left(cinnamon(), 1.1),
  ),
  '1201': drink(
    TILE.sand,
    nitroGlass([
      [FOOD.foam, 46],
      [FOOD.latte, 66],
      [FOOD.coffee, 100],
      [FOOD.espresso, 140],
    ]),
    left(beans()),
  ),
  '1202': drink(
    TILE.butter,
    nitroGlass(
      [
        [FOOD.white, 46],
        ['#ecd5b0', 78],
        [FOOD.latte, 112],
        [FOOD.coffee, 165],
      ],
      '',
      BRAND.cream,
    ),
    left(vanilla(), 1.1),
  ),
  '1203': drink(
    TILE.rose,
    nitroGlass(
      [
        ['#d8b693', 46],
        [FOOD.mocha, 70],
        [FOOD.chocolate, 104],
        ['#2b140c', 150],
      ],
      at(120, 46, dusted('#4a2818')),
    ),
    left(chocolate()),
  ),
  '1204': drink(
    TILE.peach,
    nitroGlass(
      [
        [FOOD.foam, 46],
        ['#e9a55c', 68],
        ['#8a4a20', 102],
        [FOOD.espresso, 150],
      ],
      at(160, 48, citrus(FOOD.orange)),
      FOOD.orange,
    ),
    left(citrus(FOOD.orange)),
  ),
  '1205': drink(
    TILE.leaf,
    nitroGlass(
      [
        ['#fbeed8', 46],
        ['#e0a468', 68],
        ['#b5612a', 102],
        ['#7d3a16', 155],
      ],
      '',
      BRAND.cream,
    ),
    left(teaLeaves(), 1.1),
  ),
};

import { at, left, right } from '../parts/canvas.ts';
import { domeCup } from '../parts/cold-vessels.ts';
import { BRAND, FOOD, TILE } from '../parts/colours.ts';
import { bananaCoin, citrus, mangoCubes, strawberry } from '../parts/fruit.ts';
import { specks } from '../parts/liquid.ts';
import { beans, candyCane, caramel, chocolate, matchaHeap, oat, sandwichCookie, vanilla } from '../parts/spice.ts';
import { cherry, drizzle, strewn, whip } from '../parts/toppings.ts';
import { type DrinkPictures, drink } from '../parts/vessel.ts';

const plain = whip();

export const BLENDED_PICTURES: Record<string, DrinkPictures> = {
  '1601': drink(
    TILE.cream,
    domeCup({
      layers: [
        ['#d3ab80', 96],
        ['#b98656', 150],
      ],
    }),
    left(beans()),
  ),
  '1602': drink(
    TILE.rose,
    domeCup({
      layers: [
        ['#a97650', 96],
        [FOOD.mocha, 150],
      ],
      top: plain + drizzle(FOOD.chocolate),
    }),
    left(chocolate()),
  ),
  '1603': drink(
    TILE.butter,
    domeCup({
      layers: [
        ['#e3bd86', 96],
        ['#cf9550', 150],
        [FOOD.caramel, 190],
      ],
      top: plain + drizzle(FOOD.caramel),
      straw: BRAND.copper,
    }),
    left(caramel(), 1.1),
  ),
  '1604': drink(
    TILE.mint,
    domeCup({
      layers: [
        ['#c49a70', 96],
        ['#a97650', 150],
      ],
      inside: specks('#3b2114', 104),
      top: plain + strewn(['#3b2114'], false) + drizzle(FOOD.chocolate),
    }),
    right(chocolate()),
  ),
  '1605': drink(
    TILE.sky,
    domeCup({
      layers: [
        ['#a9764a', 96],
        ['#7a4a2a', 140],
        [FOOD.espresso, 184],
      ],
    }),
    left(beans('#472717')),
  ),
  '1606': drink(
    TILE.lilac,
    domeCup({
      layers: [
        ['#fbf0d6', 96],
        ['#f1deb5', 150],
      ],
      top: plain,
      straw: BRAND.copper,
    }),
    left(vanilla(), 1.15),
  ),
  '1607': drink(
    TILE.blush,
    domeCup({
      layers: [
        ['#bdd383', 96],
        [FOOD.matcha, 150],
      ],
      top: plain + strewn(['#8aac3f'], false),
    }),
    left(matchaHeap()),
  ),
  '1608': drink(
    TILE.water,
    domeCup({
      layers: [
        ['#fbd3d4', 96],
        ['#f294a0', 146],
        [FOOD.strawberry, 186],
      ],
      top: plain + cherry(),
    }),
    left(strawberry()),
  ),
  '1609': drink(
    TILE.sand,
    domeCup({
      layers: [
        ['#efe5d8', 96],
        ['#d8ccbf', 150],
      ],
      inside: specks('#33201a', 104),
      top: plain + strewn(['#33201a', '#5a3a2d'], false),
      straw: BRAND.deep,
    }),
    left(sandwichCookie(), 1.1),
  ),
  '1610': drink(
    TILE.leaf,
    domeCup({
      layers: [
        ['#fcc658', 96],
        ['#f5a02f', 160],
      ],
      top: at(0, -8, citrus(FOOD.lime)),
      straw: BRAND.copper,
    }),
    left(mangoCubes(), 1.05),
    right(citrus(FOOD.lime), 0.9),
  ),
  '1611': drink(
    TILE.peach,
    domeCup({
      layers: [
        ['#f8e8bb', 96],
        ['#efd792', 150],
      ],
      inside: at(104, 124, bananaCoin()) + at(140, 144, bananaCoin(), 40),
      top: at(-12, -8, bananaCoin()) + at(12, -8, bananaCoin(), 30),
    }),
    left(bananaCoin(), 1.4),
    right(oat(), 1.1),
  ),
  '1809': drink(
    TILE.evergreen,
    domeCup({
      layers: [
        ['#f3cfc4', 96],
        ['#c08d74', 138],
        ['#8a5640', 182],
      ],
      top: plain + strewn(['#d8343f', '#fffdf8'], false) + at(22, -42, candyCane(), 16, 0.8),
      straw: '#d8343f',
    }),
    left(candyCane(), 1.1),
  ),
};

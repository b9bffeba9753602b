import { at, left, repeated, right } from '../parts/canvas.ts';
import { coldCup, tallGlass } from '../parts/cold-vessels.ts';
import { BRAND, FOOD, TILE } from '../parts/colours.ts';
import {
  blackberry,
  citrus,
  coconut,
  cucumber,
  halfStrawberry,
  mangoCubes,
  mint,
  passion,
  raspberry,
  sage,
  strawberry,
  watermelon,
} from '../parts/fruit.ts';
import { hibiscus } from '../parts/spice.ts';
import { type DrinkPictures, drink } from '../parts/vessel.ts';

const three = (inner: string, scale = 0.8) =>
  repeated(inner, [102, 112, -18, scale], [138, 136, 22, scale], [106, 160, 8, scale]);

export const REFRESHER_PICTURES: Record<string, DrinkPictures> = {
  '1501': drink(
    TILE.rose,
    coldCup({
      layers: [
        ['#ef6a7c', 76],
        [FOOD.hibiscus, 150],
      ],
      cubes: 3,
      inside: three(halfStrawberry()),
    }),
    left(strawberry()),
    right(hibiscus()),
  ),
  '1502': drink(
    TILE.butter,
    coldCup({
      layers: [
        ['#fbc65a', 76],
        ['#f4902f', 156],
      ],
      cubes: 3,
      inside: three(passion(), 0.7),
      straw: BRAND.copper,
    }),
    left(mangoCubes(), 1.05),
    right(passion()),
  ),
  '1503': drink(
    TILE.lilac,
    tallGlass({
      layers: [
        ['#b87bb5', 66],
        ['#7d3f83', 130],
      ],
      cubes: 3,
      inside: three(blackberry(), 0.75),
      straw: BRAND.evergreen,
      top: at(150, 54, sage()),
    }),
    left(blackberry(), 1.1),
  ),
  '1504': drink(
    TILE.mint,
    tallGlass({
      layers: [
        ['#f58a8a', 66],
        ['#e8505f', 140],
      ],
      cubes: 4,
      inside: at(104, 150, mint(), 0, 0.8),
      straw: BRAND.evergreen,
      top: at(150, 54, mint()),
    }),
    left(watermelon(), 1.15),
  ),
  '1505': drink(
    TILE.leaf,
    tallGlass({
      layers: [
        ['#d7eab0', 66],
        ['#b5d57c', 140],
      ],
      cubes: 3,
      inside: three(cucumber(), 0.8),
      top: at(158, 54, citrus(FOOD.lime)),
    }),
    left(cucumber()),
  ),
  '1506': drink(
    TILE.blush,
    coldCup({
      layers: [
        ['#fbe3e2', 76],
        ['#f5a9ae', 116],
        ['#e5677a', 172],
      ],
      cubes: 3,
      inside: three(halfStrawberry(), 0.75),
    }),
    left(coconut()),
    right(strawberry(), 0.95),
  ),
  '1507': drink(
    TILE.water,
    coldCup({
      layers: [
        ['#fdf2d8', 76],
        ['#fbd486', 114],
        [FOOD.mango, 170],
      ],
      cubes: 4,
      straw: BRAND.copper,
    }),
    left(coconut()),
    right(mangoCubes()),
  ),
  '1508': drink(
    TILE.peach,
    tallGlass({
      layers: [
        ['#f7e08a', 66],
        ['#ee8f8f', 116],
        [FOOD.raspberry, 166],
      ],
      cubes: 3,
      inside: three(raspberry(), 0.7),
      top: at(158, 54, citrus(FOOD.lemon)),
    }),
    left(raspberry(), 1.15),
  ),
  '1509': drink(
    TILE.sky,
    tallGlass({
      layers: [
        ['#fbeaa0', 66],
        ['#f6d95e', 150],
      ],
      cubes: 4,
      inside: at(104, 136, citrus(FOOD.lemon), 0, 0.85) + at(136, 164, citrus(FOOD.lemon), 20, 0.75),
      straw: BRAND.evergreen,
      top: at(158, 54, citrus(FOOD.lemon)),
    }),
    left(citrus(FOOD.lemon)),
  ),
  '1510': drink(
    TILE.cream,
    coldCup({
      layers: [
        ['#f9b29a', 76],
        ['#ee7f6e', 150],
      ],
      cubes: 3,
      inside: three(citrus('#f0765f', '#f2a95a'), 0.78),
      straw: BRAND.gold,
    }),
    left(citrus('#f0765f', '#f2a95a')),
  ),
};

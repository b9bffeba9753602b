import { at, circle, dots, ellipse, left, line, path, picture, right } from '../parts/canvas.ts';
import { BRAND, FOOD, TILE } from '../parts/colours.ts';
import { emblem, star } from '../parts/emblem.ts';
import { apple, citrus, flower, leaf } from '../parts/fruit.ts';
import { beanBag, bottle, carton, gable, pod, tin } from '../parts/packages.ts';
import { anise, bean, beans, chocolate, cinnamon, hazelnut, teaLeaves, vanilla } from '../parts/spice.ts';
import { clearCup, frenchPress, mountains, mug, nightSky, pourOver, tumbler, waterBottle } from '../parts/ware.ts';

const house = () =>
  path('M-26 26v-28L0-26 26-2v28z', BRAND.copper) +
  path(
    'M-34 2L0-30 34 2',
    'none',
    ` stroke="${BRAND.deep}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`,
  ) +
  path('M-8 26V8H8v18z', BRAND.cream);
const harbour = () =>
  circle(0, -6, 18, BRAND.gold) +
  path('M-34 4c8-8 14 4 22-2s14 4 22-2 14 4 24-2v22h-68z', '#33426b') +
  path('M-34 18c8-8 14 4 22-2s14 4 22-2 14 4 24-2v14h-68z', '#1f2a4a');
const sunrise = () =>
  line('M0-32v10M-24-22l6 7M24-22l-6 7M-34 0h8M34 0h-8', '#e9a42c', 5) +
  path('M-20 10a20 20 0 0 1 40 0z', '#f0b43c') +
  line('M-30 18h60M-20 27h40', BRAND.copper, 5);
const sprig = () =>
  at(0, 20, leaf('#5f9455'), -58, 1.3) + at(0, 20, leaf('#86b26f'), -2, 1.3) + at(0, 22, leaf('#6fa362'), -30, 1.6);
const shot = () =>
  path('M-22-10h44c0 24-8 34-22 34s-22-10-22-34z', BRAND.evergreen) +
  ellipse(0, -10, 22, 7, FOOD.crema) +
  line('M-8-22c-6-6 6-8 0-14M8-22c-6-6 6-8 0-14', BRAND.copper, 4);
const moon = () =>
  path('M10-30a30 30 0 1 0 18 40 24 24 0 0 1-18-40z', BRAND.gold) +
  star(20, -14, 12, BRAND.gold) +
  star(2, 8, 7, BRAND.cream);
const waves = (colour: string) =>
  line(
    'M-32-8c8-10 14 8 22-2s14 8 22-2 14 6 20-2M-32 8c8-10 14 8 22-2s14 8 22-2 14 6 20-2M-32 24c8-10 14 8 22-2s14 8 22-2 14 6 20-2',
    colour,
    5,
  );
const tiger = () =>
  path('M0-30c18 8 30 18 26 38C18 26 8 30 0 30S-18 26-26 8C-30-12-18-22 0-30z', '#2f6f5a') +
  line('M0-24v50M0-8l-14-8M0-8l14-8M0 8l-18-6M0 8l18-6M0 22l-14-2M0 22l14-2', '#8fcfae', 3);

const sachet = (colour: string) =>
  path('M-14-44h28V14h-28z', colour) +
  path('M-14-44h28v8h-28zM-14 6h28v8h-28z', BRAND.cream) +
  star(0, -14, 10, BRAND.cream);

export const SHOP_PICTURES: Record<string, string> = {
  '3001': picture(TILE.sand, beanBag('#17503e', BRAND.copper, house()), left(beans())),
  '3002': picture(TILE.sky, beanBag('#33426b', BRAND.gold, harbour()), left(beans('#472717'))),
  '3003': picture(TILE.water, beanBag('#e0a93c', BRAND.copper, sunrise()), left(beans('#a8703d'))),
  '3004': picture(TILE.leaf, beanBag('#8fae6b', '#4f7d45', sprig()), right(beans('#7d5b3a'))),
  '3005': picture(TILE.rose, beanBag('#8e3a2c', BRAND.gold, shot()), right(beans('#3b2114'))),
  '3006': picture(
    TILE.butter,
    beanBag('#c8672f', '#7a3f8a', at(0, 0, flower('#a873b8', '#f3c24d', 6), 0, 1.7)),
    left(citrus(FOOD.lemon)),
    right(beans()),
  ),
  '3007': picture(
    TILE.mint,
    beanBag('#5f6fa8', '#c8672f', at(0, 2, mountains('#2f6f5a', '#86b26f', '#e0a93c'), 0, 0.9)),
    left(chocolate()),
    right(beans()),
  ),
  '3008': picture(TILE.peach, beanBag('#5a3a2a', '#8fae6b', tiger()), left(cinnamon()), right(beans('#3b2114'))),
  '3009': picture(TILE.cream, beanBag('#b8402f', '#e0a93c', waves('#b8402f')), left(hazelnut()), right(apple(), 0.9)),
  '3010': picture(TILE.night, beanBag('#5a3f73', BRAND.gold, moon(), '#33264a'), left(anise()), right(beans())),

  '3201': picture(
    TILE.mint,
    carton('#17503e', at(0, 2, house(), 0, 0.9)),
    at(56, 204, pod('#17503e', BRAND.copper)),
    at(192, 206, pod('#2f6f5a', BRAND.gold)),
  ),
  '3202': picture(
    TILE.peach,
    carton('#33426b', at(0, 2, harbour(), 0, 0.9)),
    at(56, 204, pod('#33426b', BRAND.gold)),
    at(192, 206, pod('#46598f', '#c98a5a')),
  ),
  '3203': picture(
    TILE.cream,
    carton('#8fae6b', at(0, 0, sprig(), 0, 0.85)),
    at(56, 204, pod('#6f9455', '#d9e6c0')),
    at(192, 206, pod('#8fae6b', '#fff8ec')),
  ),
  '3204': picture(
    TILE.lilac,
    carton('#8e3a2c', at(0, 4, shot(), 0, 0.95)),
    at(46, 206, pod('#b9773c', '#e0b36c'), 0, 0.8),
    at(194, 206, pod('#8e3a2c', BRAND.gold), 0, 0.8),
    at(150, 208, pod('#33302e', '#b9c2c4'), 0, 0.8),
  ),
  '3205': picture(
    TILE.butter,
    carton('#7a4a2a', emblem(0, 0, 30)),
    at(50, 186, sachet('#17503e'), -14),
    at(80, 192, sachet('#2f6f5a'), 8),
    right(beans()),
  ),
  '3206': picture(
    TILE.blush,
    carton('#e2bd83', at(0, 0, vanilla(), 0, 1.4)),
    at(48, 186, sachet('#c8672f'), -14),
    at(78, 192, sachet('#b5793f'), 8),
  ),
  '3207': picture(TILE.water, bottle('#4a2a1a', BRAND.evergreen, emblem(0, 0, 22)), left(bean(), 1.3), right(beans())),
  '3208': picture(TILE.sand, gable('#c8672f', at(0, 0, anise(), 0, 1.5)), left(cinnamon(), 1.1), right(anise())),
  '3209': picture(TILE.rose, tin('#2f6f5a', BRAND.gold, at(0, 4, teaLeaves(), 0, 1.5)), right(teaLeaves('#5e4a34'))),
  '3210': picture(TILE.leaf, bottle('#e9b24a', '#33302e', at(0, 0, vanilla(), 0, 1.2), true), right(vanilla(), 1.1)),

  '3101': picture(TILE.cream, mug('#17503e', emblem(0, 0, 30, BRAND.cream, BRAND.evergreen))),
  '3102': picture(TILE.lilac, mug('#27345a', nightSky(), '#e9ddc8')),
  '3103': picture(TILE.peach, tumbler('#aeb9bd', '#33302e', '#c9d2d4', star(0, 0, 18, BRAND.evergreen))),
  '3104': picture(TILE.butter, tumbler('#2c2b2d', BRAND.copper, '#39383a', star(0, 0, 18, BRAND.copper))),
  '3105': picture(TILE.sky, clearCup(BRAND.copper, BRAND.evergreen)),
  '3106': picture(TILE.mint, tumbler('#fffaf0', '#2f6f5a', '#2f6f5a', emblem(0, 0, 17, BRAND.cream, BRAND.evergreen))),
  '3107': picture(TILE.rose, pourOver('#6b3a20'), left(beans())),
  '3108': picture(TILE.leaf, frenchPress('#4a2a1a'), left(beans())),
  '3109': picture(TILE.water, waterBottle('#c8672f', '#33302e')),
  '3110': picture(
    TILE.copper,
    mug(
      '#f4ead6',
      mountains('#2f6f5a', '#8fae6b', BRAND.copper) +
        dots('-46 -50,-34 40,-52 6,40 -52,44 36,50 -10,20 48,-20 -56,-8 52', 4, '#5b6f66'),
    ),
  ),
};

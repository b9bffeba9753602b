import { cakePop, cookie, macaron, shortbread, square, tartlet, wedge } from '../parts/cakes.ts';
import { at, dots, left, line, path, picture, right, shadow } from '../parts/canvas.ts';
import { darker, FOOD, TILE } from '../parts/colours.ts';
import { citrus, leaf, mint, raspberry, strawberry } from '../parts/fruit.ts';
import { chocolate, oat, vanilla } from '../parts/spice.ts';
import { board, nearer, plate, served } from '../parts/tableware.ts';
import { marshmallows } from '../parts/toppings.ts';

const carrot = () =>
  path('M-5-4C-4 14 0 24 2 26 6 22 12 10 12-2 10-8-4-10-5-4z', '#f08a35') +
  line('M2-8l-6-12M4-8v-14M6-8l8-10', '#4f8d45', 4) +
  line('M-2 4h5M8 10h-4', darker('#f08a35', 0.2), 2);

/** Two cake pops, one behind the other. */
const standing = (behind: string, before: string) =>
  shadow(60) + at(150, 204, at(0, 0, behind, 14, 0.92)) + at(96, 206, at(0, 0, before, -8, 1.08));

const sprinkles = [
  line('M-22-108l6 4M8-112l4 6M24-84l-6 4M-6-66l6 2', '#f6d247', 4),
  line('M-6-94l6 3M-28-86l5-5M16-68l5-4', '#5b8fd0', 4),
  line('M20-104l5-3M-14-76l6-3M6-82l-5 5', '#fffdf8', 4),
].join('');

export const SWEET_PICTURES: Record<string, string> = {
  '2601': picture(TILE.mint, at(120, 120, cookie('#d9a562', '#4a2818'), 0, 1.06)),
  '2602': picture(
    TILE.lilac,
    at(
      120,
      120,
      cookie(
        '#b9803f',
        '#4a2136',
        line('M-50-4l10 4M-20-26l9-4M18-62l8 5M46-30l9 3M14 0l9-5M-14 28l10 3M36 52l8-5M-46 20l9-3', '#ecd3a0', 6),
      ),
      -16,
      1.06,
    ),
    right(oat(), 1.1),
  ),
  '2603': nearer(
    TILE.rose,
    plate(),
    served(
      square(
        '#4a2818',
        '#5f3722',
        dots('-30 -62,14 -66,44 -56,0 -46,-8 -74', 12, '#2b140c') + line('M-52-56l20-8M24-44l22-8', '#8a5a3e', 3),
      ),
      1,
      188,
    ),
    left(chocolate()),
  ),
  '2604': picture(
    TILE.sky,
    standing(
      cakePop('#fff3d4', dots('-12 -104,10 -84,-20 -80,22 -100', 4, '#6b4128')),
      cakePop('#fff8e6', line('M-30-106l16 34 4-48 18 54 8-48 16 34', '#f0d9a4', 4)),
    ),
    right(vanilla()),
  ),
  '2605': picture(TILE.butter, standing(cakePop('#8fcfc4', sprinkles), cakePop('#f2a3b5', sprinkles))),
  '2606': nearer(
    TILE.water,
    plate(),
    served(tartlet('#f8dc56', '#d9a052', at(-6, -66, raspberry()) + at(16, -62, leaf(), 30, 0.7)), 0.94),
    left(citrus(FOOD.lemon)),
  ),
  '2607': nearer(
    TILE.leaf,
    plate(),
    served(
      wedge(
        ['#b9733a', '#fff8e8', '#b9733a', '#fff8e8', '#b9733a'],
        '#fffaf0',
        at(14, -94, carrot(), -20) + dots('-30 -46,10 -20,44 -48,-48 -6,56 -14,-10 -2', 5, '#f08a35'),
      ),
      1,
      188,
    ),
  ),
  '2608': nearer(
    TILE.blush,
    plate(),
    served(
      wedge(['#b57a3f', '#fdf0cd', '#fdf0cd', '#fdf0cd', '#fdf0cd'], '#fff6da', at(20, -98, strawberry(), 10, 0.95)),
      1,
      188,
    ),
    right(mint(), 0.9),
  ),
  '2609': nearer(
    TILE.peach,
    board(),
    served(
      square(
        '#efd59a',
        '#f9e7b8',
        dots('-30 -62,14 -66,44 -56,0 -46,-8 -74,-50 -56,26 -40,60 -58', 10, '#fff6dc') +
          dots('-60 -34,-30 -22,-50 -12,-14 -10,28 -12,54 -28,66 -46,34 -32', 9, '#f8e2ab'),
      ),
      1,
      182,
    ),
    at(62, 184, marshmallows(), 0, 0.75),
  ),
  '2610': picture(TILE.evergreen, at(120, 122, shortbread('#efcd8c'), 8, 1.05)),
  '2611': nearer(
    TILE.cream,
    plate('#33426b'),
    at(78, 196, macaron('#f0a3b4', '#fff3f0')),
    at(164, 198, macaron('#b3c57a', '#fff8e0')),
    at(122, 158, macaron('#7f4f36', '#d9a878')),
  ),
};

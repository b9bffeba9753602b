import { box, crackers, cubes, dip, halfEgg, sticks } from '../parts/box.ts';
import { at, dots, line, path, picture, steam } from '../parts/canvas.ts';
import { FOOD, lighter, TILE } from '../parts/colours.ts';
import { folded, melted, slices, spread, wavy } from '../parts/fillings.ts';
import { apple, cucumber, grapes, leaf, tomatoSlice } from '../parts/fruit.ts';
import { sandwich, triangle, wrap } from '../parts/sandwich.ts';
import { almond } from '../parts/spice.ts';
import { board, bowl, napkin, nearer, plate, served } from '../parts/tableware.ts';

export const LUNCH_PICTURES: Record<string, string> = {
  '2401': nearer(
    TILE.leaf,
    board(),
    served(
      sandwich('grilled', '#d79a4f', [spread('#6f9a3c', 66), folded('#f3dcb8', 70), melted('#fff3d2', 66)]),
      1,
      188,
    ),
  ),
  '2402': nearer(
    TILE.butter,
    board(),
    served(
      triangle('#a8682f', [
        at(0, -24, folded('#f0c3a2', 84)),
        at(0, -37, melted(FOOD.swiss, 84)),
        at(0, -48, wavy(FOOD.lettuce, 86)),
      ]),
      1,
      188,
    ),
  ),
  '2403': nearer(
    TILE.rose,
    board(),
    served(
      sandwich('grilled', '#cf8f48', [slices('#fffaf0', 68), slices(FOOD.tomato, 68), wavy('#4f8d45', 70)], 13),
      1,
      188,
    ),
  ),
  '2404': nearer(
    TILE.peach,
    plate(),
    served(
      sandwich('toast', '#dd9a3f', [melted('#f6dd8d', 68), melted(FOOD.cheddar, 70), melted('#fff0c4', 66)], 11),
      1.05,
    ),
    steam(120, 96),
  ),
  '2405': nearer(
    TILE.sand,
    board('#8a5a35'),
    served(sandwich('roll', '#b5713a', [wavy(FOOD.spinach, 72), folded('#a8423f', 72), spread('#fffaf0', 64)]), 1, 188),
  ),
  '2406': nearer(
    TILE.mint,
    napkin(),
    served(wrap('#e2c48c', ['#a8682f', '#f3dfae', FOOD.tomato, '#7fae4e'], '#d98a57'), 1.06, 202),
  ),
  '2407': nearer(
    TILE.lilac,
    napkin(),
    served(wrap('#f0dcb2', [FOOD.lettuce, '#f6e3c4', '#a9d06a', '#fffdf8'], '#33426b'), 1.06, 202),
  ),
  '2408': nearer(
    TILE.water,
    plate(),
    served(
      triangle('#c98a44', [
        at(0, -24, wavy(FOOD.lettuce, 86)),
        at(0, -36, spread('#f8dc78', 64), 0, [1.3, 1.1]),
        at(0, -46, spread('#fdf0c0', 64), 0, [1.28, 1.1]),
        dots('-50 -42,-6 -34,40 -42,66 -34', 9, '#f5b32f'),
      ]),
      1,
    ),
  ),
  '2409': picture(
    TILE.butter,
    bowl(
      '#2f6f5a',
      '#e5cd98',
      at(-40, -4, slices('#e98a35', 20), 0, [1.3, 1.5]) +
        at(-4, -12, wavy(FOOD.spinach, 26)) +
        at(
          38,
          -4,
          path('M-22 6C-20-14 20-18 24 0 20 12-18 14-22 6z', FOOD.avocado) +
            line('M-14 2c8-8 20-8 30-4', lighter(FOOD.avocado, 0.5), 4),
        ) +
        dots('-14 12,-2 6,10 13,22 10,-26 14', 8, '#a23557') +
        dots('-6 15,4 10,16 6,-20 6', 5, '#fff7e4') +
        dots('0 -6,10 -14,-12 -14', 8, '#d9b25c'),
    ),
  ),
  '2410': picture(
    TILE.cream,
    bowl(
      '#fffdf8',
      '#d94f2e',
      line('M-30 0c6-12 40-14 44-2s-30 12-32 4', '#f7b79a', 6) +
        at(14, 0, leaf('#3f8f4f'), -20, 0.9) +
        at(14, 0, leaf('#5fae62'), 50, 0.8) +
        dots('-44 4,46 6,-16 14,34 -10', 4, '#8a2f1c'),
    ),
    steam(120, 74),
  ),
  '2411': picture(
    TILE.sky,
    box(
      '#c98f55',
      cubes(FOOD.cheddar, '#fbe9b0', '#f6dd8d', FOOD.cheddar),
      grapes(),
      at(-12, -2, apple()) + at(22, 14, almond(), 0, 0.7),
      crackers(),
    ),
  ),
  '2412': picture(
    TILE.leaf,
    box(
      '#2f6f5a',
      at(-14, 0, halfEgg(-12)) + at(16, 2, halfEgg(14)),
      dip('#ecd29a'),
      sticks(),
      at(-14, -10, cucumber(), 0, 0.8) + at(16, 6, tomatoSlice(), 0, 0.95),
    ),
  ),
};

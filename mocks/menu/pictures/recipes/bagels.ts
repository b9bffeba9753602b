import { bagel, seeded } from '../parts/bread.ts';
import { at, dots, left, line, right } from '../parts/canvas.ts';
import { FOOD, TILE } from '../parts/colours.ts';
import { wavy } from '../parts/fillings.ts';
import { citrus } from '../parts/fruit.ts';
import { cinnamon } from '../parts/spice.ts';
import { board, napkin, nearer, plate, served } from '../parts/tableware.ts';

export const BAGEL_PICTURES: Record<string, string> = {
  '2201': nearer(TILE.butter, plate(), served(bagel('#dca35a', ''), 0.98)),
  '2202': nearer(TILE.sky, board(), served(bagel('#d2954c', seeded('#fff2d6', '#2b1a12', '#f0d9a6')), 0.98, 188)),
  '2203': nearer(TILE.mint, plate(), served(bagel('#d99c50', seeded('#fff4da')), 0.98)),
  '2204': nearer(
    TILE.peach,
    napkin(),
    served(
      bagel(
        '#b9773c',
        dots('-54 -66,-22 -88,30 -86,58 -64,20 -42,-36 -46', 9, '#4a2136') +
          line('M-66-56c8-4 14 4 22 0M30-50c8-6 14 2 20-4M-8-96c8-4 12 2 18-1', '#8a4a20', 4),
      ),
      0.98,
      198,
    ),
    right(cinnamon(), 0.9),
  ),
  '2205': nearer(
    TILE.leaf,
    board(),
    served(bagel('#a8713f', seeded('#f3dfae', '#6b4a2a', '#d8c06a', '#e9e2cf')), 0.98, 188),
  ),
  '2206': nearer(
    TILE.rose,
    plate(),
    served(
      bagel(
        '#dd9f4a',
        dots('-46 -72,24 -90,52 -58,-20 -44', 14, '#5f9a3f') +
          dots('-46 -72,24 -90,52 -58,-20 -44', 6, '#dcecb0') +
          line('M-62-58q8 8 16 2M-8-92q8 6 16 0M30-46q8 6 18-2M-36-88q6 6 12 2', '#f6c24a', 7),
        FOOD.cheddar,
      ),
      0.98,
    ),
  ),
  '2207': nearer(
    TILE.water,
    plate(),
    served(bagel('#d99c50', seeded('#fff4da', '#4a3325'), FOOD.milk), 0.98, 193),
    at(
      120,
      168,
      wavy('#f58b66', 82) +
        line('M-60 2c10 6 20 6 30 0M-10 4c10 5 24 5 34 0M40 2c8 5 16 4 22 0', '#fbc4a8', 3) +
        at(0, -10, wavy('#7fae4e', 70), 0, [1, 0.6]),
    ),
    left(citrus(FOOD.lemon)),
  ),
};

import { loaf, muffin } from '../parts/bread.ts';
import { dots, left, line, path, right } from '../parts/canvas.ts';
import { FOOD, TILE } from '../parts/colours.ts';
import { banana, blueberry, citrus, leaf } from '../parts/fruit.ts';
import { chocolate, pumpkin } from '../parts/spice.ts';
import { board, napkin, nearer, plate, served } from '../parts/tableware.ts';

const berries = (...places: ReadonlyArray<readonly [number, number]>) =>
  dots(places, 17, FOOD.blueberry) +
  dots(
    places.map(([x, y]) => [x - 3, y - 4] as const),
    4,
    '#9aa4d8',
  );

export const LOAF_PICTURES: Record<string, string> = {
  '2301': nearer(
    TILE.sky,
    plate(),
    served(muffin('#e3b777', '#5b7fb5', berries([-34, -88], [0, -104], [34, -84], [-8, -72], [52, -64], [-56, -64]))),
    left(blueberry(), 1.3),
  ),
  '2302': nearer(
    TILE.rose,
    plate(),
    served(
      muffin(
        '#5a3220',
        '#c8672f',
        dots('-34 -88,4 -106,36 -82,-10 -74,52 -62,-54 -62,14 -64', 13, '#2b140c') +
          dots('-20 -100,24 -96,-44 -72,40 -68', 6, '#7a4a30'),
      ),
    ),
    left(chocolate()),
  ),
  '2303': nearer(
    TILE.leaf,
    napkin(),
    served(
      muffin(
        '#c98a4a',
        '#6d9a52',
        line('M-38-86l10 6M-4-106l12 4M30-90l8 8M-14-72l10 5M44-66l10 2M-58-64l8 5', '#f08a35', 6) +
          dots('-22 -94,18 -80,-44 -70,36 -104', 8, '#4a2136') +
          dots('8 -92,-30 -66,54 -76', 6, '#f3dfae'),
      ),
      1,
      198,
    ),
  ),
  '2304': nearer(
    TILE.butter,
    plate(),
    served(
      muffin(
        '#f3d271',
        '#fffdf8',
        dots('-34 -88,0 -106,34 -84,-8 -76,52 -66,-56 -64,16 -96,-20 -100,24 -66,-38 -66,42 -94,4 -66', 4.5, '#33302e'),
      ),
    ),
    left(citrus(FOOD.lemon)),
  ),
  '2305': nearer(
    TILE.cream,
    board(),
    served(
      loaf(
        '#9a5f2e',
        '#e9c68c',
        dots('-34 -30,4 -60,20 -22,-20 -70', 10, '#7a4a25') +
          line('M-40-50l8 3M0-40l7-4M-10-16l8 3M24-46l5 6', '#c9964f', 5),
      ),
      0.98,
      190,
    ),
    right(banana(), 1.1),
  ),
  '2306': nearer(
    TILE.mint,
    board(),
    served(loaf('#dfa944', '#f9e49a', dots('-34 -30,4 -50,20 -22,-14 -36', 4, '#edc95e'), '#fffdf8'), 0.98, 190),
    right(citrus(FOOD.lemon)),
  ),
  '2307': nearer(
    TILE.copper,
    board('#7a4a2a'),
    served(
      loaf(
        '#b8622a',
        '#e89a4e',
        dots('-34 -30,4 -56,18 -22', 5, '#c9742c') +
          line('M-40-96l7 4M-22-102l8 2M0-101l7 3M18-96l5 6M44-100l7 4M60-92l5 6', '#8fae5a', 7),
      ),
      0.98,
      190,
    ),
    right(pumpkin()),
  ),
  '2308': nearer(
    TILE.lilac,
    board(),
    served(
      loaf(
        '#a8703a',
        '#f3dcaa',
        path('M-54-20c14-30 24 0 40-22s-16-40 8-44 34 16 30 34-30 10-34 30-40 20-44 2z', '#5a3220') +
          path('M-34-24c8-12 16 4 24-8s4-20 12-20 10 14 2 18-18 6-20 16-18 4-18-6z', '#f3dcaa'),
      ),
      0.98,
      190,
    ),
    left(chocolate(), 0.9),
  ),
  '2309': nearer(
    TILE.sand,
    plate('#6d9a72'),
    served(
      loaf(
        '#94682f',
        '#d9c184',
        line('M-40-60l8 4M-10-76l8-3M14-58l6 6M-34-24l9-2M2-34l7 5M22-26l4 7M-12-50l6 5M-20-12l8-2', '#5f8f3f', 5),
      ),
      0.98,
      192,
    ),
    right(leaf('#5f9455'), 1.4),
  ),
};

import { at, dots, line, path, picture, steam } from '../parts/canvas.ts';
import { FOOD, lighter, TILE } from '../parts/colours.ts';
import { egg, melted, patty, wavy } from '../parts/fillings.ts';
import { blueberry, citrus, leaf } from '../parts/fruit.ts';
import { eggBite, sandwich, wrap } from '../parts/sandwich.ts';
import { board, bowl, napkin, nearer, plate, roundPlate, served } from '../parts/tableware.ts';

const bites = (bits: readonly string[], colour?: string) =>
  at(78, 196, eggBite(bits, colour)) + at(160, 200, eggBite(bits, colour));

const toast = () =>
  path('M64 176V96C42 80 52 48 84 48h72c32 0 42 32 20 48v80a12 12 0 0 1-12 12H76a12 12 0 0 1-12-12z', '#a8682f') +
  path('M72 174V94C54 78 62 56 86 56h68c24 0 32 22 14 38v80a8 8 0 0 1-8 8H80a8 8 0 0 1-8-8z', '#eec98c') +
  path('M78 168V98c-14-16-4-34 12-32 20 2 42-6 64 0 16 4 20 20 10 32-4 20 4 44-2 68-20 10-60 8-84 2z', FOOD.avocado) +
  line('M88 86c20-10 40 8 62-4M90 118c18-10 38 8 58-4M92 150c18-10 36 8 58-4', lighter(FOOD.avocado, 0.4), 7);

export const BREAKFAST_PICTURES: Record<string, string> = {
  '2001': nearer(
    TILE.butter,
    board(),
    served(sandwich('roll', '#c98a44', [melted(FOOD.swiss, 66), wavy(FOOD.bacon, 70), egg(68)]), 1, 188),
  ),
  '2002': nearer(
    TILE.sky,
    plate(),
    served(sandwich('muffin', '#e3b877', [patty(FOOD.sausage, 68), melted(FOOD.cheddar, 66), egg(66)]), 1),
  ),
  '2003': nearer(
    TILE.mint,
    plate(),
    served(
      sandwich('muffin', '#b98148', [wavy('#d97f66', 70), melted('#fbeecb', 66), egg(66, '#fffdf8', '#f6efe0')]),
      1,
    ),
  ),
  '2004': nearer(
    TILE.leaf,
    board(),
    served(
      sandwich('bun', '#cf9048', [patty('#77543a', 68), melted('#f6cf6a', 66), egg(66, '#f0b93a', '#f9e29a')]),
      0.96,
      188,
    ),
  ),
  '2005': nearer(
    TILE.peach,
    napkin(),
    served(wrap('#e9cf9c', [FOOD.spinach, '#fffdf8', FOOD.tomato], '#2f6f5a'), 1.06, 202),
  ),
  '2006': nearer(
    TILE.rose,
    napkin(),
    served(wrap('#efd5a4', ['#b8472c', FOOD.egg, '#5a3220', FOOD.avocado], '#c8672f'), 1.06, 202),
  ),
  '2007': nearer(TILE.water, plate(), bites(['#4f8d45', '#8a6a4a', '#2f6b35']), steam(120, 140)),
  '2008': nearer(TILE.lilac, plate(), bites(['#b4473a', '#fff3cf', '#d97f66'], '#f5c65c'), steam(120, 140)),
  '2009': picture(
    TILE.cream,
    bowl(
      '#fffdf8',
      '#e9d3a8',
      dots('-30 -4,-8 6,18 8,38 2,-48 4,6 -8', 9, '#f6e6c6') +
        line('M-28-10c10-8 30-6 38 2s-16 12-22 4', '#c9792b', 5) +
        dots('30 -8,44 -2,20 -12', 10, '#8a4f25'),
    ),
    steam(120, 74),
  ),
  '2010': picture(
    TILE.sky,
    bowl(
      '#33426b',
      '#ecd9b4',
      dots('-46 4,44 4,8 14,-20 12,26 12', 9, '#f8ecd0') +
        at(-26, -8, blueberry()) +
        at(-4, -2, blueberry()) +
        at(18, -9, blueberry()) +
        at(36, -3, blueberry(), 0, 0.8) +
        at(0, -16, blueberry(), 0, 0.9) +
        line('M-50-6l7 4M50-8l-7 4M-36 12l8-2', '#c9964f', 5),
    ),
    steam(120, 70),
  ),
  '2011': picture(
    TILE.rose,
    roundPlate(),
    toast(),
    dots('126 84,140 100,92 126,118 126,134 160,120 104,150 84,104 150,146 138', 4, '#3b2b20'),
    dots('98 92,112 116,138 118,102 138,124 146,148 156,92 164,132 96', 5, '#f6e6b0'),
    at(172, 176, citrus(FOOD.lemon), 12, 0.95),
    at(142, 88, leaf(), 20, 0.7),
  ),
};

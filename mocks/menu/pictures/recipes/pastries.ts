import { at, left, path, right } from '../parts/canvas.ts';
import { darker, FOOD, TILE } from '../parts/colours.ts';
import { melted, wavy } from '../parts/fillings.ts';
import { apple, blueberry, raspberry } from '../parts/fruit.ts';
import {
  almonds,
  chocolateRoll,
  cinnamonRoll,
  croissant,
  danish,
  doughnut,
  pinwheel,
  scone,
  turnover,
} from '../parts/pastry.ts';
import { almond, chocolate, cinnamon, maple, pecan } from '../parts/spice.ts';
import { board, napkin, nearer, plate, served } from '../parts/tableware.ts';

export const PASTRY_PICTURES: Record<string, string> = {
  '2101': nearer(TILE.cream, plate(), served(croissant())),
  '2102': nearer(TILE.rose, plate(), served(chocolateRoll()), left(chocolate())),
  '2103': nearer(TILE.butter, napkin(), served(croissant('#dfa24e') + almonds(), 1, 198), right(almond(), 1.1)),
  '2104': nearer(
    TILE.leaf,
    plate(),
    served(
      path('M-84-18h168l-6 14c-20 14-136 14-156 0z', darker(FOOD.golden, 0.16)) +
        path('M-66-70H66v56H-66z', darker(FOOD.ham, 0.16)) +
        at(0, -26, wavy(FOOD.ham, 82) + at(0, -14, melted(FOOD.swiss, 76)) + at(0, -26, wavy('#f0aaa0', 72))) +
        at(0, -38, croissant('#e2a850'), 0, [1, 0.86]),
      0.96,
    ),
  ),
  '2105': nearer(TILE.sky, plate(), served(danish('#fff3cf'), 1, 198)),
  '2106': nearer(TILE.mint, napkin(), served(turnover('#c9852f'), 0.98, 198), right(apple(), 0.95)),
  '2107': nearer(TILE.peach, plate('#33426b'), served(cinnamonRoll(), 1, 192), left(cinnamon(), 0.95)),
  '2108': nearer(TILE.lilac, plate(), served(scone('#ecc88a', FOOD.blueberry), 0.95, 192), right(blueberry(), 1.2)),
  '2109': nearer(
    TILE.sand,
    board(),
    served(scone('#d9a566', '#8a4f25', '#fff1d6'), 0.95, 186),
    left(maple()),
    right(pecan()),
  ),
  '2110': nearer(TILE.blush, plate(), served(doughnut('#f7e3c4'), 1, 196)),
  '2111': nearer(TILE.water, napkin(), served(pinwheel(FOOD.raspberry), 1, 200), right(raspberry())),
};

import { candle, cup, present, steamCurl } from '../../gifts/pictures/things.ts';
import { at, circle, dots, ellipse, fade, line, path, rect } from '../../menu/pictures/parts/canvas.ts';
import { BRAND, darker, lighter } from '../../menu/pictures/parts/colours.ts';
import { star } from '../../menu/pictures/parts/emblem.ts';
import { doughnut } from '../../menu/pictures/parts/pastry.ts';
import { groundShadow, scene, starPhone, stars } from './scene.ts';

/** A cupcake with one candle; stands on 0,0. */
const cupcake = (case_: string, cream: string) =>
  at(0, -104, candle(BRAND.copper, 34)) +
  path('M-52-46h104L40-4a6 6 0 0 1-6 4h-68a6 6 0 0 1-6-4z', case_) +
  line('M-32-42l6 38M-11-42l3 38M11-42l-3 38M32-42l-6 38', darker(case_, 0.18), 4) +
  path('M-60-46c-6-22 12-32 22-30-2-18 18-26 28-20 4-14 32-12 34 6 14-4 30 8 22 22 12 2 14 18 10 22z', cream) +
  path('M14-96c8 4 12 8 10 12 14-4 30 8 22 22 12 2 14 18 10 22H20c24-14 10-40-6-56z', darker(cream, 0.07)) +
  dots('-34 -62,-8 -80,18 -66,38 -58,-14 -56,6 -94', 8, BRAND.gold);

const redeem = scene(
  320,
  240,
  '#dfd3ec',
  circle(160, 122, 92, '#ece5f5'),
  groundShadow(160, 206, 92),
  ellipse(160, 196, 104, 12, '#8f7fbd') + ellipse(160, 191, 104, 12, '#ab9dd2'),
  at(112, 192, cup(BRAND.evergreen), 0, 1.1),
  at(112, 70, steamCurl('#fff'), 0, 0.8),
  at(
    212,
    158,
    doughnut('#e9a0a8', line('M-46-40l9 4M-20-64l6-8M26-66l9-3M44-44l-8 5M-2-74l2 8', '#fffdf8', 5)),
    0,
    0.72,
  ),
  circle(250, 66, 30, BRAND.gold) + circle(250, 66, 24, lighter(BRAND.gold, 0.4)) + star(250, 66, 17, '#b9771c'),
  stars('56 78 11,192 48 9,284 132 8', '#fffdf8'),
);

const birthday = scene(
  320,
  240,
  '#f6cdc4',
  circle(160, 122, 92, '#fbe4dd'),
  groundShadow(160, 208, 96),
  at(214, 208, present(84, 62, BRAND.evergreen, '#f2cc77')),
  at(128, 208, cupcake('#2f8fa3', '#fffaf0'), 0, 1.12),
  dots('48 60,84 36,236 44,272 84,286 150,40 132', 9, BRAND.copper),
  dots('66 96,208 70,262 116,56 168', 7, BRAND.evergreen),
  stars('196 32 12,36 94 9,292 54 10', BRAND.gold),
);

const order = scene(
  320,
  240,
  '#bfe0d2',
  circle(160, 122, 92, '#d9eee5'),
  groundShadow(166, 210, 92),
  at(118, 128, starPhone(), -8, 0.5),
  path('M186 128h76l7 80h-90z', '#d9b98c') + path('M236 128h26l7 80h-30z', '#c9a674'),
  line('M204 128c0-34 40-34 40 0', '#9c7443', 6),
  circle(222, 170, 20, BRAND.evergreen) + star(222, 170, 14, BRAND.gold),
  rect(40, 206, 240, 4, 2, '#123c2f', fade(0.12)),
  circle(262, 74, 24, BRAND.copper) + line('M252 75l7 8 13-15', '#fff', 6),
  stars('52 70 11,186 44 9,292 120 8', '#fffdf8'),
);

/** What members enjoy, on the home feed of guests (FED-019); by the path under the images base, without the ending. */
export const BENEFIT_PICTURES: Readonly<Record<string, string>> = {
  'home/benefits/redeem': redeem,
  'home/benefits/birthday': birthday,
  'home/benefits/order': order,
};

import { cup, mug, steamCurl } from '../../gifts/pictures/things.ts';
import { at, circle, dots, ellipse, fade, line, path, rect } from '../../menu/pictures/parts/canvas.ts';
import { BRAND, darker, lighter } from '../../menu/pictures/parts/colours.ts';
import { star } from '../../menu/pictures/parts/emblem.ts';
import { doughnut } from '../../menu/pictures/parts/pastry.ts';
import { groundShadow, memberCard, scene, starPhone, stars } from './scene.ts';

const EVERGREEN = BRAND.evergreen;
const COPPER = BRAND.copper;
const GOLD = BRAND.gold;

/** A round sign with a white cross or tick. */
const sign = (x: number, y: number, colour: string, drawn: string) =>
  circle(x, y, 24, colour) + at(x, y, line(drawn, '#fff', 6));
const PLUS = 'M0-10V10M-10 0H10';
const TICK = 'M-10 1l7 8 14-16';

/** Stands on the background of the page's brand colour. */
const hero = scene(
  640,
  480,
  null,
  circle(326, 244, 226, '#1d5644'),
  circle(326, 244, 168, '#28694f'),
  line('M62 300C150 90 420 20 590 150', GOLD, 3, ' stroke-dasharray="1 14"'),
  ellipse(330, 444, 236, 17, '#0d2f25', fade(0.5)),
  at(412, 252, starPhone(), 7),
  at(232, 440, cup(COPPER), 0, 2.45),
  at(232, 160, steamCurl('#fbf5ea'), 0, 1.5),
  at(
    520,
    420,
    doughnut('#e9a0a8', line('M-46-40l9 4M-20-64l6-8M26-66l9-3M44-44l-8 5M-2-74l2 8M12-40l9 2', '#fffdf8', 5)),
    0,
    0.5,
  ),
  stars('104 130 34,118 262 12,566 96 27,548 214 12', GOLD),
  stars('74 232 9,320 44 15,600 286 9', '#fff6dd'),
  at(116, 408, circle(0, 0, 40, GOLD) + circle(0, 0, 32, lighter(GOLD, 0.4)) + star(0, 0, 23, '#b9771c')),
);

/** How it works, in three pictures. */
const join = scene(
  320,
  240,
  '#cfe3d4',
  circle(160, 122, 92, '#e3f0e6'),
  groundShadow(160, 204, 84),
  at(150, 126, memberCard(COPPER), -14),
  at(170, 116, memberCard(), -4),
  sign(246, 72, GOLD, PLUS),
  stars('62 72 13,268 160 10,84 180 8', '#fffdf8'),
);
const earn = scene(
  320,
  240,
  '#f6dca9',
  circle(160, 124, 92, '#fbecc9'),
  groundShadow(160, 206, 80),
  at(118, 204, cup(EVERGREEN), 0, 1.32),
  at(116, 62, steamCurl('#fff'), 0, 0.9),
  at(216, 204, mug('#c8672f', star(0, 0, 17, '#fff1d2')), 0, 0.86),
  stars('190 96 17,224 66 23,268 40 29', '#c8862b'),
  stars('52 90 9,282 120 8', '#fffdf8'),
);
const enjoy = scene(
  320,
  240,
  '#f4c6b0',
  circle(160, 122, 92, '#fae0d2'),
  groundShadow(160, 206, 92),
  at(
    160,
    128,
    path('M-96-46H96V-12a14 14 0 0 0 0 28V48H-96V16a14 14 0 0 0 0-28z', '#fffaf0') +
      line('M44-40V44', '#e6cfa6', 4, ' stroke-dasharray="1 9"') +
      at(-30, 40, cup(EVERGREEN, '#f7ead2'), 0, 0.74) +
      star(70, 2, 20, GOLD),
    -6,
  ),
  sign(254, 70, EVERGREEN, TICK),
  dots('66 60,92 34,210 40,280 132,48 132,250 196', 8, '#c8672f'),
  dots('120 40,284 98,60 100,76 196,230 28', 7, EVERGREEN),
  stars('64 186 10,178 30 9', '#fffdf8'),
);

/** Two ways to pay in the legacy programme. */
const payAsYouGo = scene(
  320,
  200,
  '#c5dbee',
  circle(160, 106, 82, '#dcebf7'),
  groundShadow(160, 180, 74),
  at(132, 178, cup(EVERGREEN), 0, 1.16),
  at(
    212,
    128,
    rect(-50, -32, 100, 64, 9, '#33426b') + rect(-50, -18, 100, 13, 0, '#222d4c') + rect(-38, 8, 34, 7, 3.5, '#8d9cc7'),
    8,
  ),
  star(232, 62, 24, GOLD),
);
const preloaded = scene(
  320,
  200,
  '#d8e6b8',
  circle(160, 106, 82, '#e9f2d5'),
  groundShadow(160, 180, 78),
  at(146, 118, memberCard(), -8),
  sign(226, 150, COPPER, PLUS),
  stars('208 54 24,252 84 17'),
);

/** What a new member does first. */
const account = scene(
  240,
  240,
  '#d9d2ea',
  circle(120, 120, 92, '#e9e4f4'),
  at(
    120,
    122,
    rect(-52, -70, 104, 140, 16, '#fffdf8') +
      circle(0, -26, 22, '#8f7fbd') +
      path('M-38 34c2-30 74-30 76 0v4h-76z', '#8f7fbd') +
      rect(-34, 48, 68, 9, 4.5, '#d9d2ea'),
  ),
  sign(176, 62, COPPER, PLUS),
  stars('52 66 12,58 176 9,190 186 10', '#fffdf8'),
);
const firstOrder = scene(
  240,
  240,
  '#b9dadd',
  circle(120, 120, 92, '#d4eaec'),
  groundShadow(120, 206, 66),
  path('M78 96h84l8 108H70z', '#d9b98c') + path('M126 96h36l8 108h-40z', '#c9a674'),
  line('M98 96c0-38 44-38 44 0', '#9c7443', 6),
  circle(120, 150, 23, EVERGREEN) + star(120, 150, 17, GOLD),
  stars('176 66 17,60 80 10'),
  dots('188 116,52 132,196 176', 7, COPPER),
);
const treat = scene(
  240,
  240,
  '#f8e2a4',
  circle(120, 120, 92, '#fcf0cc'),
  groundShadow(120, 206, 72),
  ellipse(120, 198, 74, 10, '#2f8fa3') + ellipse(120, 194, 74, 10, '#4fb3bf'),
  at(
    120,
    176,
    doughnut(
      '#6b4128',
      line('M-46-40l9 4M-20-64l6-8M26-66l9-3M44-44l-8 5M-2-74l2 8M12-40l9 2M-30-50l8 5', '#fff1d2', 5),
    ),
    0,
    0.86,
  ),
  star(120, 52, 24, COPPER),
  stars('64 74 11,178 76 11', '#fffdf8'),
);

const downloadApp = scene(
  320,
  320,
  '#1d5644',
  circle(160, 176, 126, '#28694f'),
  at(160, 196, starPhone(), 0, 0.98),
  stars('52 92 20,270 70 25,282 196 12'),
  stars('40 214 9,232 36 8', '#fff6dd'),
);

/** Signs of their trades: the names beside them say whose programme it is. */
const wing = (colour: string) =>
  path('M-34 16L-8-2-40-20l8-6L4-12 24-28c8-6 18-4 14 4L20-2l10 34-8 4L6 10-12 26l-2 12-6 2-4-14-14-4 2-6z', colour);
const partner = (background: string, ...parts: string[]) => scene(160, 96, background, ...parts);
const deltaSkymiles = partner(
  '#23365f',
  path('M0 76C50 50 110 50 160 70v26H0z', '#304a80'),
  line('M14 66C44 54 66 50 84 48', '#f2b8a8', 3, ' stroke-dasharray="1 8"'),
  at(96, 44, wing('#fff8ec'), 14, 0.9),
);
const aeroplan = partner(
  '#8c2f3a',
  circle(80, 48, 34, '#a9414c'),
  at(
    80,
    50,
    path(
      'M0-30l7 12 9-4-3 17 9-7 2 6 8-1-4 9 4 3-15 13 2 6-17-3v14h-4V21l-17 3 2-6-15-13 4-3-4-9 8 1 2-6 9 7-3-17 9 4z',
      '#fff8ec',
    ),
  ),
);
const bankOfAmerica = partner(
  '#2c5f88',
  path('M80 18l38 20H42z', '#fff8ec'),
  rect(44, 70, 72, 8, 2, '#fff8ec'),
  [50, 68, 86, 104].map((x) => rect(x, 42, 7, 25, 2, '#fff8ec')).join(''),
);
const tdBank = partner(
  '#2f7a4d',
  ellipse(80, 68, 32, 9, darker('#e8b84f', 0.25)) + rect(48, 58, 64, 10, 0, darker('#e8b84f', 0.25)),
  ellipse(80, 58, 32, 9, '#f2cc77'),
  ellipse(80, 46, 32, 9, darker('#e8b84f', 0.25)) + rect(48, 36, 64, 10, 0, darker('#e8b84f', 0.25)),
  ellipse(80, 36, 32, 9, '#f7dc9a') + star(80, 36, 8, '#b9771c'),
);
const marriott = partner(
  '#6b2f4e',
  path('M36 34h8v24h80v20h-8v-8H44v8h-8z', '#fff8ec'),
  rect(50, 42, 24, 14, 5, '#f2cc77'),
  path('M78 56c0-10 6-14 14-14h20c8 0 12 6 12 14z', '#e7a7b6'),
  stars('112 24 9', '#f2cc77'),
);

/** Pictures of the programme by their path under the images base, without the ending (RWD-020). */
export const MARKETING_PICTURES: Readonly<Record<string, string>> = {
  'sr6-rewards/hero': hero,
  'sr6-rewards/join': join,
  'sr6-rewards/earn': earn,
  'sr6-rewards/enjoy': enjoy,
  'rewards/offers/pay-as-you-go': payAsYouGo,
  'rewards/offers/preloaded': preloaded,
  'rewards/getting-started/account': account,
  'rewards/getting-started/first-order': firstOrder,
  'rewards/getting-started/treat': treat,
  'rewards/download-app/phone': downloadApp,
  'rewards/loyalty-partnerships/deltaSkymiles': deltaSkymiles,
  'rewards/loyalty-partnerships/aeroplan': aeroplan,
  'rewards/loyalty-partnerships/bankOfAmerica': bankOfAmerica,
  'rewards/loyalty-partnerships/tdBank': tdBank,
  'rewards/loyalty-partnerships/marriott': marriott,
};

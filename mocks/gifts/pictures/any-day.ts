import { hills } from '../../account/cards/pictures/card-canvas.ts';
import { at, circle, dots, ellipse, fade, line, path, rect } from '../../menu/pictures/parts/canvas.ts';
import { BRAND, darker } from '../../menu/pictures/parts/colours.ts';
import { star } from '../../menu/pictures/parts/emblem.ts';
import { flower, leaf } from '../../menu/pictures/parts/fruit.ts';
import { gift, glints } from './gift-canvas.ts';
import { cloud, mug, steamCurl } from './things.ts';

const FUR = '#e08a3c';

const catNap = gift(
  '#f3dcbb',
  [
    rect(58, 20, 96, 84, 6, '#fff8ec') + rect(65, 27, 82, 70, 2, '#a9d6e6') + line('M106 27v70M65 62h82', '#fff8ec', 5),
    circle(90, 44, 9, '#fff3bf') + path('M66 97V84c14-8 26-2 38-4v17zM108 97V78c14-6 28 0 39-2v21z', '#8cc08a'),
    rect(0, 162, 320, 38, 0, '#c98f55'),
    ellipse(170, 176, 126, 17, '#2f7f86') + ellipse(170, 174, 112, 12, '#3f979e'),
    ellipse(148, 138, 74, 40, FUR) +
      path('M148 178c-40 0-74-18-74-40 20 22 100 32 148 0-4 24-36 40-74 40z', darker(FUR, 0.14)),
    line('M120 104l6 18M142 99l2 18M164 101l-2 16', darker(FUR, 0.24), 6),
    path('M78 142c-10 40 44 46 92 36 12-4 10-18-2-16-34 8-62 4-66-18z', FUR),
    line('M94 166l8-8M116 176l4-12M140 178l0-12', darker(FUR, 0.24), 5),
    path('M178 116l-4-28 22 14zM226 116l6-28-24 14z', FUR) + path('M181 108l-2-13 11 8zM223 108l3-13-12 8z', '#f6b7a0'),
    ellipse(202, 130, 35, 28, FUR),
    path('M196 104l6 14 6-14z', darker(FUR, 0.24)) + line('M190 105l3 9M214 105l-3 9', darker(FUR, 0.24), 3.5),
    ellipse(202, 142, 18, 12, '#fbe6cb'),
    line('M182 130c4 5 10 5 14 0M208 130c4 5 10 5 14 0', '#4a2818', 3),
    path('M198 136h8l-4 5z', '#d9626a') + line('M202 141v3M202 144c-3 4-7 3-8 1M202 144c3 4 7 3 8 1', '#4a2818', 1.8),
    line('M172 138l-14-2M172 144l-14 3M232 138l14-2M232 144l14 3', '#fff8ec', 1.8),
    at(264, 170, mug(BRAND.evergreen, star(0, 0, 16, BRAND.gold)), 0, 0.84),
    at(262, 104, steamCurl(), 0, 0.95),
  ],
  [
    line('M224 74h12l-12 12h12M242 54h9l-9 9h9', '#b98a5a', 2.6),
    line('M60 176h60M190 186h80', '#2f7f86', 2, fade(0.8)),
  ],
);

const umbrella = gift(
  '#5d7f9c',
  [
    circle(176, 92, 104, '#6d90ad'),
    at(82, 66, cloud('#87a6bf'), 0, 0.8) + at(276, 50, cloud('#87a6bf'), 0, 0.9),
    line(
      'M66 96l-6 18M98 112l-6 18M284 84l-6 18M302 118l-6 18M262 126l-6 18M76 140l-6 18M118 22l-6 16M232 20l-6 16M292 150l-5 14M96 160l-4 12',
      '#d5e4ef',
      3.6,
    ),
    ellipse(176, 182, 104, 12, '#46657f') + ellipse(170, 180, 70, 6, '#7fa0ba'),
    line('M178 40v76c0 12 18 12 18 0', '#6b4128', 6),
    path(
      'M84 106C88 30 268 30 272 106c-8-12-24-12-32 0-8-12-24-12-32 0-8-12-22-12-30 0-8-12-24-12-32 0-8-12-22-12-30 0-8-12-24-12-32 0z',
      '#f6c244',
    ),
    path('M178 48C206 52 212 84 208 106c-8-12-22-12-30 0-8-12-24-12-32 0-4-22 4-54 32-58z', '#fbd873'),
    path('M178 48c40-4 90 14 94 58-8-12-24-12-32 0 0-30-22-54-62-58z', '#e3a92f'),
    rect(174, 38, 8, 14, 3, '#6b4128'),
    path('M142 132h22v34c10 2 16 4 16 12h-38z', '#d8343f') + path('M188 132h22v34c10 2 16 4 16 12h-38z', '#c8263f'),
    rect(140, 128, 26, 9, 3, '#f08a72') + rect(186, 128, 26, 9, 3, '#f08a72'),
    line('M116 184c8 3 18 3 26 0M214 186c8 3 18 3 26 0M92 180h14', '#d5e4ef', 2.6),
  ],
  [line('M146 140v22M192 140v22', '#f7a5a6', 3), dots('88 172,264 172,110 190,248 190', 3, '#d5e4ef')],
);

const ARCS = ['#e0475c', '#f39a32', '#f6d247', '#58ab78', '#4f9fd0', '#7c5ab0'];

const rainbow = gift(
  '#cdeaf4',
  [
    circle(178, 180, 150, '#dcf1f8'),
    ARCS.map((colour, index) => circle(178, 168, 126 - index * 13, colour)).join(''),
    circle(178, 168, 48, '#dcf1f8'),
    hills(['#9fd08f', '160c50-26 100-4 160-10s110-20 160 0'], ['#7cba70', '178c60-20 110 2 170-6s110-10 150 2']),
    at(92, 148, cloud(), 0, 1.15) + at(266, 148, cloud(), 0, 1.15),
    at(120, 158, cloud('#eef7fb'), 0, 0.8) + at(240, 158, cloud('#eef7fb'), 0, 0.8),
    circle(288, 44, 20, '#fbd25a') +
      line('M288 14v-6M288 80v-6M258 44h-6M324 44h-6M267 23l-4-4M267 65l-4 4', '#fbd25a', 4),
    line('M64 96c6-7 11-7 14 0 3-7 8-7 14 0M250 108c4-5 8-5 10 0 2-5 6-5 10 0', '#5d8aa3', 2.6),
    at(70, 188, flower('#e0475c'), 0, 0.7) +
      at(150, 186, flower('#fffdf8'), 0, 0.7) +
      at(226, 190, flower('#f6c244', '#c8672f'), 0, 0.7) +
      at(290, 184, flower('#f08a9a'), 0, 0.7),
  ],
  [line('M108 190v-8M192 184v-8M258 188v-8M184 190v-6', '#5b9a54', 2.4), glints('140 110,216 110,178 66', '#fff')],
);

const wheel = (x: number) =>
  circle(x, 150, 36, 'none', ' stroke="#2a3a4a" stroke-width="6"') +
  line(`M${x - 34} 150h68M${x} 116v68M${x - 24} 126l48 48M${x - 24} 174l48-48`, '#8fa0ac', 1.8) +
  circle(x, 150, 5, '#2a3a4a');

const bicycle = gift(
  '#f7dd9f',
  [
    circle(246, 66, 40, '#fff1c9'),
    hills(['#cfd98e', '140c60-34 110-4 170-12s110-22 150 4'], ['#a8c46c', '172c60-10 120 4 180 0s100-6 140 0']),
    rect(0, 184, 320, 16, 0, '#d9b98a'),
    wheel(116),
    wheel(246),
    line('M116 150L146 94h72M146 94l32 56L218 94M178 150h-62M246 150L214 76', '#d8343f', 6),
    line('M146 94l-6-18', '#d8343f', 6) + path('M118 72c10-8 34-8 40 0 0 6-8 8-16 8s-24-2-24-8z', '#6b4128'),
    line('M214 76c4-10 14-12 24-8', '#2a3a4a', 6),
    circle(178, 150, 9, '#2a3a4a') + line('M178 150l12 14M184 166h14', '#2a3a4a', 4),
    at(262, 78, flower('#f08a9a'), 0, 1) +
      at(242, 70, flower('#fffdf8'), 0, 0.95) +
      at(278, 68, flower('#e8a33b', '#7a4a2a'), 0, 1) +
      at(260, 58, flower('#7c5ab0'), 0, 0.95),
    at(236, 84, leaf('#3f8f5f'), -40, 1) + at(284, 86, leaf('#58ab78'), 50, 1),
    path('M228 84h66l-8 40h-50z', '#c98f55') +
      line('M230 96h62M232 108h58M244 86l4 36M261 86v36M278 86l-4 36', '#a8713f', 2.6),
  ],
  [
    line('M58 60c6-7 11-7 14 0 3-7 8-7 14 0', '#a88a4a', 2.6),
    at(166, 36, path('M0 0c-14-14-24 2-10 8-8 10 8 14 10 0 2 14 18 10 10 0 14-6 4-22-10-8z', '#c8672f'), 16, 0.9),
    line('M40 178v-10M48 178v-6M290 178v-10M70 176v-8', '#7fa04f', 2.6),
  ],
);

/** An airship, whose basket hangs at 0,60. */
const airship = (one: string, other: string) =>
  line('M-14 38l5 16M14 38L9 54', '#6b4128', 2) +
  rect(-10, 53, 20, 15, 3, '#a8713f') +
  path('M0-48c30 0 46 20 46 44C46 18 26 30 14 42h-28C-26 30-46 18-46-4c0-24 16-44 46-44z', one) +
  path('M0-48c-24 6-30 26-30 44 0 22 12 36 18 46h24c6-10 18-24 18-46C30-22 24-42 0-48z', other) +
  path('M0-48c-10 8-13 26-13 44 0 22 5 36 8 46H5c3-10 8-24 8-46 0-18-3-36-13-44z', one) +
  path('M0-48c30 0 46 20 46 44C46 18 26 30 14 42h-8C28 18 34-26 0-48z', '#2a1008', fade(0.12));

const hotAirBalloon = gift(
  '#f7b9a4',
  [
    circle(120, 132, 96, '#fac9b2'),
    circle(120, 132, 54, '#ffe3b8'),
    hills(
      ['#c98aa6', '140l56-40 48 34 60-52 60 50 46-30 50 38'],
      ['#8f5f8a', '166l60-32 56 28 70-36 64 34 70-22'],
      ['#5b3f6b', '188c60-14 110 2 170-6s100-6 150 4'],
    ),
    path('M164 82l14 14-10 4-8-4-10 4z', '#fff1e4'),
    at(224, 76, airship('#e0475c', '#fff1d2'), 0, 1.15),
    at(104, 92, airship('#2f8fa3', '#f6c244'), 0, 0.72),
    at(286, 132, cloud('#fde2d3'), 0, 0.6) + at(70, 150, cloud('#fde2d3'), 0, 0.55),
  ],
  [
    line('M150 34c5-6 9-6 12 0 3-6 7-6 12 0M280 40c4-5 7-5 9 0 2-5 5-5 9 0', '#8f5f8a', 2.4),
    star(224, 70, 8, '#c8263f'),
  ],
);

export const ANY_DAY = {
  'cat-nap': catNap,
  umbrella,
  rainbow,
  bicycle,
  'hot-air-balloon': hotAirBalloon,
};

import { conifer, fromSquare, hills } from '../../account/cards/pictures/card-canvas.ts';
import { at, circle, dots, ellipse, fade, line, path, rect, repeated } from '../../menu/pictures/parts/canvas.ts';
import { coldCup } from '../../menu/pictures/parts/cold-vessels.ts';
import { BRAND, darker, FOOD } from '../../menu/pictures/parts/colours.ts';
import { star } from '../../menu/pictures/parts/emblem.ts';
import { beanBag } from '../../menu/pictures/parts/packages.ts';
import { bean, maple } from '../../menu/pictures/parts/spice.ts';
import { pourOver as carafe } from '../../menu/pictures/parts/ware.ts';
import { gift, glints } from './gift-canvas.ts';
import { blossom, cloud, cup, steamCurl } from './things.ts';

const BLOSSOMS = [
  [96, 62, 0, 1.1],
  [150, 64, 62, 1.15],
  [176, 100, 21, 1.4],
  [232, 92, 10, 1.25],
  [260, 58, 44, 1],
  [146, 126, 50, 1],
  [214, 122, 15, 0.9],
  [282, 84, 30, 0.95],
  [188, 44, 66, 0.85],
] as const;

const blossoms = gift(
  '#9fb3d9',
  [
    circle(196, 92, 82, '#f7ecd4', fade(0.35)),
    circle(196, 92, 68, '#f7ecd4'),
    circle(172, 72, 9, '#ecdcba') + circle(216, 118, 14, '#ecdcba'),
    line('M0 140c60-6 90-30 130-40s80 14 130-10 40-20 60-22', '#5b3a3a', 9),
    line(
      'M96 118c-14-20-22-24-28-22M150 98c-2-18 0-26 4-36M206 100c0-16 0-26 4-34M176 102c-14 12-24 16-30 26M246 92c10-14 12-22 14-34',
      '#5b3a3a',
      5,
    ),
    repeated(blossom('#f9c3d0'), ...BLOSSOMS),
    at(122, 92, blossom('#fde6ec'), 31, 1.35) +
      at(206, 66, blossom('#fde6ec'), 20, 1.1) +
      at(70, 100, blossom('#fde6ec'), 8, 1),
    dots('84 156,128 170,170 158,226 164,270 150,108 186,198 184,286 178', 7, '#f9c3d0'),
    path('M0 200c50-20 110-10 150-8s110-14 170 2v6z', '#8199c4'),
  ],
  [line('M110 150l5 3M156 146l5 3M246 140l5 3M190 142l5 3M60 170l5 3', '#fde6ec', 4), glints('60 70,300 46', '#fff')],
);

const beach = gift(
  '#a6dfe9',
  [
    circle(92, 92, 26, '#fff1bd') + circle(92, 92, 38, '#fff1bd', fade(0.4)),
    at(276, 40, cloud(), 0, 0.75),
    path('M0 116c20-6 40-6 60 0s40 6 60 0 40-6 60 0 40 6 60 0 40-6 80 0v50H0z', '#4fb3bf'),
    path('M0 134c20-6 40-6 60 0s40 6 60 0 40-6 60 0 40 6 60 0 40-6 80 0v40H0z', '#3a9dab'),
    path('M0 158c80-16 160 6 230-6 40-6 70-4 90 0v48H0z', '#f6dfae'),
    path('M60 104h34l-6 14H68z', '#fff8ec') + path('M78 66v36h22z', '#fff8ec') + path('M74 72v30H58z', '#f08a72'),
    line('M216 40l26 140', '#8a5a2c', 6),
    path(
      'M132 92C128 30 196-4 258 18 292 30 304 56 302 68c-14-8-30-6-36 6-12-12-32-10-40 4-14-10-34-6-40 8-16-10-36-8-54 6z',
      '#e0475c',
    ),
    path('M214 12c-34 10-50 40-44 70 4-2 10-2 16 4 6-14 26-18 40-8 2-26 2-46-12-66z', '#fff1d2') +
      path('M258 18c-18-8-30-8-44-6 14 20 16 44 12 66 8-14 28-16 40-4 6-12 10-10 10-8-2-22-6-36-18-48z', '#f08a72'),
    fromSquare(
      150,
      130,
      0.58,
      coldCup({
        layers: [
          ['#d9b48a', 70],
          ['#8a5a36', 110],
          [FOOD.espresso, 156],
        ],
      }).usual,
    ),
    ellipse(246, 184, 34, 6, '#e0c48a'),
    at(270, 178, path('M0 4l-14 6 4-13-11-9 14 0 4-14 5 14 14 0-11 9 4 13z', '#f39a32'), 10, 0.9),
    dots('60 178,90 186,206 190,290 192,112 190', 4, '#e0c48a'),
  ],
  [
    line('M20 128h24M120 124h30M200 142h34M270 130h24', '#bfe6ea', 2.6),
    line('M150 30c5-5 9-5 11 0 2-5 6-5 11 0', '#5d8aa3', 2.2),
  ],
);

const FOX = '#d9682f';

const fox =
  path('M34 62c40 6 50-30 30-52 8 26-6 36-30 34z', FOX) +
  path('M58 22c8-2 12-6 6-12 12 12 12 26 4 36-2-10-4-16-10-24z', '#fff3e0') +
  path('M-28 64c-6-34 4-60 28-60s34 26 30 60z', FOX) +
  path('M-12 64c-4-20 0-44 12-44s16 24 12 44z', '#fff3e0') +
  path('M-34-34l4-30 24 16zM34-34l-4-30-24 16z', FOX) +
  path('M-30-44l2-13 11 8zM30-44l-2-13-11 8z', '#4a2818') +
  path('M-38-26C-36-54 36-54 38-26 34-8 14 8 0 10-14 8-34-8-38-26z', FOX) +
  path('M-38-26C-26-22-10-16 0 10-14 8-34-8-38-26zM38-26C26-22 10-16 0 10 14 8 34-8 38-26z', '#fff3e0') +
  circle(-14, -22, 3.6, '#2a1a10') +
  circle(14, -22, 3.6, '#2a1a10') +
  ellipse(0, 7, 5.5, 4, '#2a1a10') +
  ellipse(-14, 64, 13, 6, '#4a2818') +
  ellipse(14, 64, 13, 6, '#4a2818');

const fallenLeaves = gift(
  '#f2b95a',
  [
    circle(176, 104, 98, '#f6cc80'),
    rect(58, 0, 16, 170, 0, '#8a5a36') +
      rect(284, 0, 20, 170, 0, '#8a5a36') +
      line('M66 40l20-20M294 60l-22-22', '#8a5a36', 8),
    hills(['#c9742f', '166c60-16 120 4 180-4s100-8 140 2'], ['#a9562c', '184c60-12 120 4 180-4s100-6 140 2']),
    at(148, 112, fox, 0, 0.96),
    at(232, 178, cup(BRAND.evergreen), 4, 0.76),
    at(228, 92, steamCurl(), 0, 0.8),
    [
      [92, 60, -20, 1.1],
      [250, 50, 24, 1.2],
      [206, 34, -50, 0.8],
      [112, 106, 60, 0.8],
      [268, 106, 10, 0.85],
      [96, 178, 40, 1.1],
      [196, 182, -30, 1],
      [282, 178, 20, 1.15],
      [140, 28, 70, 0.75],
    ]
      .map(([x = 0, y = 0, turn, scale]) => at(x, y, maple(), turn, scale))
      .join(''),
  ],
  [
    dots('120 60,180 20,226 70,270 140,90 140', 4, '#fff1c9'),
    line('M60 80h8M60 110h10M288 90h10M290 130h8', '#6b4128', 2),
  ],
);

const cabin = gift(
  '#42608c',
  [
    circle(250, 50, 22, '#fdf3d0'),
    dots('70 60,96 28,130 52,176 22,206 48,292 92,304 30,112 84,286 128,60 110', 3.6, '#dfe9f6'),
    hills(['#6f8db8', '120l60-44 46 30 56-46 62 50 46-30 50 40'], ['#8fa9cd', '146l70-24 60 14 70-22 60 20 60-12']),
    path('M162 64l18 18-10 5-8-5-9 4zM50 80l16 14-10 4-8-4-8 3z', '#f3f7fc'),
    at(78, 164, conifer('#1f4f55'), 0, 1.15) +
      at(110, 168, conifer('#2a6468'), 0, 0.8) +
      at(290, 164, conifer('#1f4f55'), 0, 1.3) +
      at(258, 166, conifer('#2a6468'), 0, 0.85),
    rect(212, 72, 16, 34, 1, '#6b4a3a') + rect(209, 68, 22, 8, 3, '#fff'),
    line('M220 62c-8-8 8-14 0-24 -5-8 6-12 2-20', '#e6eef8', 7, fade(0.85)),
    rect(136, 108, 104, 62, 2, '#8a5a36') + line('M136 122h104M136 136h104M136 150h104', '#724727', 2.4),
    path('M120 114l68-54 68 54-10 8-58-44-58 44z', '#fff') +
      path('M136 112l52-40 52 40z', '#9c6a42') +
      path('M120 114l68-54 68 54-3 2c-20-2-44-22-65-36-21 14-45 34-65 36z', '#fff'),
    rect(150, 124, 28, 24, 2, '#fbd25a') +
      line('M164 124v24M150 136h28', '#5b3a22', 3) +
      rect(146, 146, 36, 6, 3, '#fff'),
    rect(202, 126, 24, 44, 2, '#a8433a') + circle(221, 148, 2, BRAND.gold) + circle(214, 138, 5, '#3f8f5f'),
    circle(188, 96, 7, '#fbd25a'),
    hills(['#fff', '168c70-12 120 2 180-2s100-6 140 0']),
    path('M204 170h20l26 30h-58z', '#dfe9f4'),
    path('M150 148l28 0 20 26h-64z', '#fbd25a', fade(0.18)),
  ],
  [
    dots('82 92,148 30,230 30,270 76,100 124', 2.6, '#fff'),
    line('M60 184c20 4 40-2 60 2M250 186c20 4 30-2 50 0', '#d3e0ee', 3),
  ],
);

const pourOver = gift(
  '#d9c4a8',
  [
    circle(176, 100, 98, '#e6d6bf'),
    rect(0, 172, 320, 28, 0, '#8a5a3a') + rect(0, 172, 320, 6, 0, '#a8714a'),
    fromSquare(138, 100, 0.88, carafe(FOOD.coffee)),
    line('M138 92v40', '#6b4128', 4),
    fromSquare(246, 118, 0.66, beanBag(BRAND.evergreen, BRAND.gold, star(0, 0, 30, BRAND.evergreen))),
    at(138, 26, steamCurl(), 0, 0.6),
    [
      [70, 180, 20],
      [92, 188, -30],
      [194, 184, 60],
      [52, 190, 70],
      [286, 188, 10],
    ]
      .map(([x = 0, y = 0, turn]) => at(x, y, bean(), turn, 0.72))
      .join(''),
    at(
      78,
      172,
      path('M-18-26h36v18a12 12 0 0 1-12 12H-6a12 12 0 0 1-12-12z', '#fffdf8') +
        line('M18-20c12-2 12 16-1 14', '#fffdf8', 4) +
        ellipse(0, -26, 18, 4, darker('#fffdf8', 0.12)),
    ),
  ],
  [glints('206 50,78 84', '#fff'), line('M212 178h40M120 186h44', '#6b4128', 2)],
);

export const SEASONS = { blossoms, beach, 'fallen-leaves': fallenLeaves, cabin, 'pour-over': pourOver };

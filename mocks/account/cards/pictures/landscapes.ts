import { at, circle, dots, fade, line, path, rect, repeated } from '../../../menu/pictures/parts/canvas.ts';
import { BRAND } from '../../../menu/pictures/parts/colours.ts';
import { star } from '../../../menu/pictures/parts/emblem.ts';
import { card, conifer, hills, sun } from './card-canvas.ts';

const STARS = '66 70,92 26,126 58,196 22,236 60,262 28,296 66,300 20,52 112,278 104';

const northStar = card(
  '#16334a',
  circle(176, 76, 92, '#1f4a66'),
  circle(176, 76, 58, '#28597a'),
  dots(STARS, 3, BRAND.cream),
  star(176, 74, 56, BRAND.gold),
  star(176, 74, 24, BRAND.cream),
  hills(['#1d5a4a', '158l46-34 38 26 52-44 46 38 44-46 94 64'], [BRAND.deep, '182c60-20 96 8 160-6s100-10 160 0']),
  path('M136 106l16 13-15 9-15-12zM226 98l19 13-18 10-17-13z', '#dcebe0'),
);

const sunrise = card(
  '#f9c9a0',
  circle(214, 96, 92, '#fbd6b2'),
  sun(214, 96, 38, '#ffe9b8'),
  hills(
    ['#d98562', '130l60-42 48 34 58-50 60 44 44-28 50 40'],
    ['#b5563d', '150l52-28 60 30 70-38 62 34 76-26'],
    ['#7d3436', '172c54-24 98 10 158-8s104-12 162 4'],
    ['#4f2230', '192c70-16 150 8 320-8'],
  ),
  line('M62 62c6-8 12-8 16 0c4-8 10-8 16 0M108 84c5-6 9-6 12 0c3-6 8-6 12 0', '#7d3436', 3),
);

const evergreen = card(
  BRAND.evergreen,
  circle(244, 60, 30, '#f3e6c4'),
  circle(256, 52, 26, BRAND.evergreen),
  star(150, 52, 13, BRAND.gold),
  dots('92 44,118 86,190 30,206 84,292 40,58 78', 3, '#9cc9b3'),
  repeated(conifer('#1f6a52'), [40, 170, 0, 1.2], [108, 168, 0, 1.4], [180, 166, 0, 1.15], [300, 168, 0, 1.4]),
  at(72, 192, conifer('#2c8467'), 0, 1.3),
  at(228, 194, conifer('#2c8467'), 0, 1.65),
  hills([BRAND.deep, '190c60-12 110 6 170-2s100-6 150 0']),
);

const winter = card(
  '#bcdcec',
  circle(252, 58, 26, '#fff8e4'),
  hills(['#e3f0f6', '124l52-34 44 30 58-52 56 50 44-34 66 44']),
  path('M154 68l22 20-12 6-10-6-14 6zM52 90l20 14-12 6-8-4-12 4z', '#fff'),
  repeated(conifer('#2d6a63'), [64, 168, 0, 1.05], [276, 166, 0, 1.15], [108, 176, 0, 0.8]),
  at(232, 176, conifer('#1d4f4d'), 0, 0.9),
  hills(['#fff', '160c60-18 100 8 160 0s110-14 160-2']),
  line('M70 176c40 10 70-6 110 0s60 8 90 2', '#d6e9f2', 4),
  dots('60 30,96 66,140 34,180 24,204 84,290 96,120 112,30 84,222 30,306 40', 6, '#fff'),
);

const lake = card(
  '#f6dcc3',
  sun(92, 74, 24, '#fff3cf'),
  hills(['#a9c3cf', '112l60-50 40 32 62-62 64 58 40-28 54 42']),
  path('M162 32l26 24-14 8-12-8-14 8zM60 62l18 15-12 6-8-4-12 6z', '#fdf8ef'),
  hills(['#47707f', '124l70-22 60 16 70-24 120 28']),
  rect(0, 122, 320, 78, 0, '#5f97a8'),
  path('M148 122h34l16 40h-62z', '#8fbcc6', fade(0.7)),
  line('M40 146h48M206 142h70M92 168h60M220 176h52M24 184h40', '#b7d7dc', 4),
  repeated(conifer('#1f5a4c'), [284, 134, 0, 0.75], [308, 142, 0, 1], [262, 132, 0, 0.5]),
);

/** A house with lit windows. */
const house = (x: number, top: number, width: number, colour: string, windows: string) =>
  rect(x, top, width, 200 - top, 4, colour) + dots(windows, 8, '#f7c765');

const rainyCity = card(
  '#55708c',
  circle(236, 50, 22, '#c9d8e4', fade(0.6)),
  path('M150 62a18 18 0 0 1 34-6 14 14 0 0 1 22 12h-56zM60 76a16 16 0 0 1 30-5 12 12 0 0 1 20 11H60z', '#8ea6bb'),
  path('M268 40l5 40h-10zM252 80h32l-6 10h-20zM262 90h12l8 110h-28z', '#3a5069'),
  house(10, 104, 52, '#34485f', '26 126,46 126,26 148,46 148,26 170'),
  house(66, 86, 44, '#2b3d52', '80 106,96 106,96 128,80 150,96 150'),
  house(114, 116, 58, '#3d556e', '130 136,156 136,130 160,156 160'),
  house(176, 98, 48, '#2b3d52', '190 120,210 120,190 142,210 164'),
  house(288, 112, 40, '#34485f', '304 132,304 156'),
  rect(122, 168, 42, 32, 3, '#f3e3c8'),
  path('M116 158h54l5 14h-64z', '#c8672f'),
  star(143, 186, 9, BRAND.evergreen),
  line(
    'M70 30l-6 16M104 44l-6 16M138 82l-6 16M196 78l-6 16M222 92l-6 16M300 74l-6 16M250 106l-6 16M34 74l-6 16',
    '#d3e1ec',
    3,
  ),
);

/** Cup and steam as stars of the sky, joined by lines. */
const constellation = card(
  '#241f4d',
  circle(170, 110, 98, '#2f2a63'),
  dots('60 84,96 44,88 148,272 40,296 96,256 160,214 28,44 150,300 180', 3, '#8f89cf'),
  line('M118 90h96l-8 56-14 22h-52l-14-22zM210 102l26 4 2 26-30 10', '#b9b4ee', 2.5),
  line('M146 72l-8-18 14-16M184 72l-8-18 14-16', '#b9b4ee', 2.5),
  [118, 214]
    .map((x) => star(x, 90, 12, BRAND.gold))
    .concat(star(140, 168, 10, BRAND.gold), star(192, 168, 10, BRAND.gold), star(238, 120, 10, BRAND.cream))
    .join(''),
  star(152, 38, 12, BRAND.cream),
  star(190, 38, 16, BRAND.gold),
  dots('126 146,206 146,138 54,176 54', 7, BRAND.cream),
);

const RAYS = Array.from({ length: 12 }, (_, index) => `M170 100L${ray(index * 30 - 6)}L${ray(index * 30 + 6)}z`).join(
  '',
);

function ray(degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${Math.round(170 + 260 * Math.cos(angle))} ${Math.round(100 + 260 * Math.sin(angle))}`;
}

const gold = card(
  '#d9a036',
  path(RAYS, '#e6b552'),
  circle(170, 100, 74, '#efc76d'),
  circle(170, 100, 58, '#d9a036'),
  star(170, 100, 52, '#fff6dc'),
  star(170, 100, 20, '#b5791c'),
  dots('92 40,84 158,262 44,270 152,116 172,228 26,120 26,232 176', 6, '#fff6dc'),
);

export const LANDSCAPES = {
  'north-star': northStar,
  sunrise,
  evergreen,
  winter,
  lake,
  'rainy-city': rainyCity,
  constellation,
  gold,
};

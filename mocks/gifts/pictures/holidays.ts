import { conifer, hills } from '../../account/cards/pictures/card-canvas.ts';
import { at, circle, dots, ellipse, fade, line, path, rect, repeated } from '../../menu/pictures/parts/canvas.ts';
import { BRAND, darker } from '../../menu/pictures/parts/colours.ts';
import { star } from '../../menu/pictures/parts/emblem.ts';
import { gingerbread } from '../../menu/pictures/parts/festive.ts';
import { leaf } from '../../menu/pictures/parts/fruit.ts';
import { candyCane } from '../../menu/pictures/parts/spice.ts';
import { marshmallows } from '../../menu/pictures/parts/toppings.ts';
import { gift, glints } from './gift-canvas.ts';
import { blossom, cup, flame, heart, mug, present, steamCurl } from './things.ts';

const SNOW = '62 84,84 40,108 70,128 24,146 54,214 28,232 66,258 36,284 78,302 40,76 128,296 124,268 104,98 112';

const holidayTree = gift(
  '#7c2333',
  [
    circle(178, 96, 100, '#8f3040'),
    dots(SNOW, 5, '#f7dfe0', fade(0.85)),
    hills(['#f3e9ea', '172c60-16 110 2 170-6s100-8 150 0']),
    rect(168, 152, 20, 24, 2, '#6b4128'),
    path('M178 92l62 66H116z', '#1d6a50') + path('M178 92l62 66h-44c6-20 0-46-18-66z', '#17573f'),
    path('M178 62l50 58h-100z', '#25805f') + path('M178 62l50 58h-36c4-18 0-40-14-58z', '#1d6a50'),
    path('M178 34l38 50h-76z', '#2f9670') + path('M178 34l38 50h-28c4-16 0-36-10-50z', '#25805f'),
    line('M150 76c18 8 40 6 54-4M136 112c28 12 62 8 82-6M124 148c36 14 84 10 110-4', '#f6d68a', 3),
    dots('158 90,196 98,170 122,208 124,146 134,188 140,222 146,138 152,166 152', 10, '#e0475c'),
    dots('178 80,182 108,156 116,204 136,170 138,212 152', 8, '#f6c244'),
    dots('164 68,192 84,148 122,216 134', 6, '#8fd0dc'),
    star(178, 32, 17, BRAND.gold),
    at(94, 184, present(48, 34, '#2f8fa3', '#fff8ec')),
    at(258, 186, present(54, 44, '#e8b84f', '#7c2333')),
    at(136, 188, present(36, 24, '#fff1d2', '#e0475c')),
  ],
  [glints('120 50,240 50,60 60,290 100', '#fff1d2'), dots('72 24,180 14,240 20,310 90', 3, '#fff')],
);

const snowman = gift(
  '#9fcbe3',
  [
    circle(96, 60, 24, '#fff6dc'),
    hills(['#c9e3f0', '134l54-30 44 22 60-44 60 40 50-24 52 30']),
    at(66, 168, conifer('#2f7468'), 0, 1),
    at(288, 170, conifer('#2f7468'), 0, 1.2),
    hills(['#fff', '168c70-18 120 4 180-6s100-8 140 2']),
    line('M144 116l-34-18M112 100l-10 2M112 100l-4-10', '#6b4128', 5),
    line('M208 116l34-6', '#6b4128', 5),
    circle(176, 148, 46, '#fdfeff') + path('M194 106a46 46 0 0 1 0 86c16-24 18-60 0-86z', '#dbeaf3'),
    circle(176, 86, 31, '#fdfeff') + path('M188 58a31 31 0 0 1 0 56c10-16 12-38 0-56z', '#dbeaf3'),
    path('M150 106c18 12 36 12 52 0l6 14c-20 14-44 14-64 0z', '#d8343f'),
    path('M190 114l20 2 4 42-20 2z', '#d8343f') + line('M194 134l18-1M195 146l18-1', '#fff1d2', 3),
    line('M198 160v8M204 160v8M210 159v8', '#d8343f', 3),
    rect(150, 28, 52, 32, 4, '#2a3a6e') + rect(140, 56, 72, 9, 4, '#1d2a52') + rect(150, 46, 52, 9, 0, '#e8b84f'),
    path('M176 86l30 7-30 5z', '#f08a3c'),
    dots('164 80,188 80', 7, '#2a2030') + dots('176 140,176 158', 8, '#2a2030'),
    line('M162 98c8 6 18 6 26 0', '#2a2030', 2.6),
    at(252, 128, cup('#d8343f'), 8, 0.56),
    dots('60 44,92 70,116 30,140 60,224 30,236 80,292 96,306 40,84 112,300 140', 5.5, '#fff'),
  ],
  [
    dots('76 60,104 50,128 86,216 56,250 24,280 30', 3, '#fff'),
    ellipse(150, 174, 10, 4, '#dbeaf3'),
    at(248, 62, steamCurl(), 0, 0.5),
  ],
);

const ARMS = [20, 42, 64, 86];

const candles = gift(
  '#22346b',
  [
    circle(178, 92, 104, '#2c417f'),
    circle(178, 78, 70, '#385194', fade(0.7)),
    path('M146 186h64l-8-10h-12v-12h-24v12h-12z', '#d9a036'),
    rect(173, 72, 10, 96, 3, BRAND.gold),
    line(
      ARMS.map(
        (r) =>
          `M${178 - r} 86c0 ${28 + r * 0.5} ${r * 0.5} ${40 + r * 0.35} ${r} ${42 + r * 0.35}c${r * 0.5} 0 ${r}-${14} ${r}-${42 + r * 0.35}`,
      ).join(''),
      BRAND.gold,
      6.5,
    ),
    [...ARMS.map((r) => 178 - r), ...ARMS.map((r) => 178 + r)]
      .map(
        (x, index) =>
          rect(x - 7, 82, 14, 6, 2, '#f6d68a') +
          rect(x - 4, 58, 8, 25, 2, index % 2 ? '#8fc7e8' : '#fff8ec') +
          at(x, 52, flame(), 0, 0.95),
      )
      .join(''),
    rect(170, 68, 16, 6, 2, '#f6d68a') + rect(173.5, 40, 9, 29, 2, '#fff8ec') + at(178, 34, flame(), 0, 1.15),
    star(70, 130, 9, '#f6c244') +
      star(288, 136, 9, '#f6c244') +
      star(284, 36, 6, '#aab8ea') +
      star(76, 70, 5, '#aab8ea'),
    dots('62 100,96 170,262 172,300 88,110 24,246 24,52 158,306 172', 3.4, '#aab8ea'),
  ],
  [glints('64 44,300 60,118 170,238 170', '#fff1bd'), line('M176 80v80', '#f6d68a', 2)],
);

const roofline = 'M92 98L176 34l84 64';

const gingerbreadHouse = gift(
  '#bfe3d8',
  [
    circle(178, 104, 98, '#d2ece4'),
    hills(['#fff', '172c60-14 120 4 180-4s100-8 140 0']),
    rect(206, 42, 20, 40, 2, '#8a4a24') + rect(202, 38, 28, 8, 4, '#fff'),
    path('M112 92h128v86H112z', '#b9733a') + path('M206 92h34v86h-34z', '#a5622e'),
    path('M176 34l72 62H104z', '#b9733a'),
    path('M92 100l84-66 84 66-10 12-74-56-74 56z', '#8a4a24'),
    line(roofline, '#fff', 9),
    path(
      'M94 98c0 14 12 14 14 4 2 14 14 10 16-6M244 98c2 14 14 10 14-2',
      'none',
      ' stroke="#fff" stroke-width="7" stroke-linecap="round"',
    ),
    dots('120 92,140 76,158 62,196 62,214 76,234 92', 8, '#e0475c'),
    dots('130 84,150 69,206 69,224 84', 7, '#f6c244'),
    path('M160 178v-34a16 16 0 0 1 32 0v34z', '#7a3f1e') +
      line('M160 178v-34a16 16 0 0 1 32 0v34', '#fff', 4) +
      circle(185, 160, 2.6, '#f6c244'),
    [132, 220]
      .map(
        (x) =>
          rect(x - 12, 118, 24, 24, 4, '#f9d56a') +
          line(`M${x - 12} 118h24v24h-24zM${x} 118v24M${x - 12} 130h24`, '#fff', 3.5),
      )
      .join(''),
    at(176, 88, heart('#e0475c'), 0, 0.7),
    line('M114 176c10-6 20 4 30 0M208 176c10-6 20 4 30 0', '#fff', 5),
    at(68, 160, candyCane(), -6, 1.25),
    at(288, 160, candyCane(), 10, 1.25),
    at(104, 170, gingerbread('#9a5526'), -4, 0.95) + at(252, 170, gingerbread('#9a5526'), 6, 0.95),
    dots('62 74,80 36,112 56,252 30,286 70,300 110,66 116,276 44', 6, '#fff'),
    dots('60 184,92 188,150 188,206 190,262 188,296 184', 9, '#f3c6cf'),
  ],
  [
    line('M118 106h20M214 106h20M118 152h20M214 152h20', '#fff', 2.4),
    dots('78 186,134 188,228 188,282 186', 6, '#bfe3d8'),
  ],
);

/** Hangs from 0,0. */
const lantern = (colour: string) =>
  line('M0-22v10', '#e8b84f', 2.4) +
  rect(-11, -14, 22, 7, 2, '#e8b84f') +
  ellipse(0, 16, 31, 24, colour) +
  ellipse(0, 16, 19, 24, darker(colour, -0.02 + 0.1)) +
  ellipse(0, 16, 7, 24, '#f6a05a', fade(0.75)) +
  line('M-24 1c14 5 34 5 48 0M-24 31c14-5 34-5 48 0', '#f6c96a', 2) +
  rect(-11, 38, 22, 6, 2, '#e8b84f') +
  line('M0 44v8M-5 50v14M0 50v18M5 50v14', '#f6c244', 2.4);

const lanterns = gift(
  '#4a1430',
  [
    circle(232, 78, 62, '#f9dc95', fade(0.18)),
    circle(232, 78, 50, '#f9dc95'),
    circle(216, 64, 9, '#f0cd7c') + circle(246, 92, 13, '#f0cd7c') + circle(250, 62, 5, '#f0cd7c'),
    line('M320 40c-60 14-96 8-138 30M262 46c-14 12-20 20-24 34M292 44c-10 18-10 30-6 44', '#2a0c1c', 7),
    repeated(
      blossom('#f7b3c2'),
      [184, 70, 4, 0.7],
      [208, 56, 28, 0.85],
      [238, 82, 58, 0.75],
      [262, 46, 22, 0.9],
      [290, 88, 46, 0.8],
      [302, 36, 2, 0.8],
    ),
    line('M98 0v40M166 0v80M62 0v110', '#e8b84f', 2),
    at(98, 58, lantern('#d8343f'), 0, 1.12),
    at(166, 104, lantern('#e0475c'), 0, 1.28),
    at(62, 124, lantern('#c8263f'), 0, 0.8),
    at(272, 128, lantern('#d8343f'), 0, 0.86),
    line('M272 60v52', '#e8b84f', 2),
    path('M0 200v-12c24-10 44-6 60 0 26-12 60-10 80 0 30-10 60-8 90 0 30-10 60-8 90-2v14z', '#2a0c1c'),
  ],
  [
    dots('40 40,120 24,150 40,134 140,208 150,300 140,230 160,100 164', 3, '#f9dc95', fade(0.8)),
    glints('122 120,212 116', '#f9dc95'),
  ],
);

/** Stands on its cuff; the thumb is at its right. */
const mitten = (yarn: string) =>
  path('M24 6C34-14 50-16 52-4 54 10 38 26 24 32z', darker(yarn, 0.14)) +
  path('M-30 44V-14C-30-54 30-54 30-14V44z', yarn) +
  path('M8-44C22-40 30-30 30-14V44H12C20 12 20-22 8-44z', darker(yarn, 0.1)) +
  line('M-22 22h44M-24 4h48M-24-14h48', '#fff8ec', 4, ' stroke-dasharray="1 9"') +
  at(0, -28, heart('#fff8ec'), 0, 0.42) +
  rect(-35, 40, 70, 30, 9, '#fff8ec') +
  line('M-22 46v18M-11 46v18M0 46v18M11 46v18M22 46v18', darker('#fff8ec', 0.14), 3.4);

const mittens = gift(
  '#dfe6ee',
  [
    circle(176, 100, 100, '#eef2f7'),
    dots('64 70,86 34,122 22,240 24,272 40,298 76,74 112,290 116,150 30,214 36', 7, '#fff'),
    at(176, 172, mug('#d8343f', ''), 0, 1.42),
    at(172, 72, marshmallows(), 0, 0.9),
    at(174, 122, star(0, 0, 26, '#fff8ec')),
    at(176, 54, steamCurl('#fff'), 0, 1),
    at(112, 142, mitten('#2f6f8f'), 30, 0.98),
    at(240, 142, mitten('#2f6f8f'), -30, [-0.98, 0.98]),
    at(72, 172, leaf('#2f8158'), 10, 1.2) + at(78, 176, leaf('#46986a'), 80, 1.1) + dots('74 178,82 182', 8, '#d8343f'),
  ],
  [star(60, 130, 6, '#b9c8da') + star(296, 146, 6, '#b9c8da'), dots('100 60,250 66,280 96', 4, '#c9d5e2')],
);

export const HOLIDAYS = {
  'holiday-tree': holidayTree,
  snowman,
  candles,
  'gingerbread-house': gingerbreadHouse,
  lanterns,
  mittens,
};

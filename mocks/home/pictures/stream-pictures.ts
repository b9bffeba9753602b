import { balloon, bow, bunting, candle, cloud, cup, mug, present, steamCurl } from '../../gifts/pictures/things.ts';
import { at, circle, dots, ellipse, fade, line, path, rect } from '../../menu/pictures/parts/canvas.ts';
import { BRAND, darker, lighter } from '../../menu/pictures/parts/colours.ts';
import { star } from '../../menu/pictures/parts/emblem.ts';
import { groundShadow, leaf, memberCard, scene, starPhone, stars } from '../../rewards/pictures/scene.ts';

const WIDTH = 480;
const HEIGHT = 270;
const { evergreen, copper, gold, cream } = BRAND;

const wide = (background: string, ...parts: string[]) => scene(WIDTH, HEIGHT, background, ...parts);

/** A hill at the foot of a picture. */
const hill = (d: string, colour: string) => path(`${d}V${HEIGHT}H0z`, colour);

/** A leaf of a maple around 0,0. */
const mapleLeaf = (colour: string) =>
  path('M0-30l6 13 10-5-3 14 15-1-7 9 9 7-16 4 2 9-13-4V30h-4V16l-13 4 2-9-16-4 9-7-7-9 15 1-3-14 10 5z', colour);

/** Maple, oats and a latte on a table before a winter's window. */
const season = wide(
  '#f3c99b',
  rect(34, 22, 412, 176, 14, '#fdf3df'),
  rect(44, 32, 392, 156, 8, '#bcd6e2'),
  hill('M0 150c80-30 150-26 240-4s170 10 240-18', '#e4eef2'),
  at(110, 158, path('M0-74l26 34h-12l20 30h-68l20-30h-12z', '#4d8b74')),
  at(366, 166, path('M0-86l30 40h-14l24 34h-80l24-34h-14z', '#3d7863')),
  dots('70 60,130 50,180 84,300 56,340 92,400 60,250 44,90 110,410 120,220 112', 7, '#fff'),
  rect(236, 32, 8, 156, 0, '#fdf3df'),
  rect(0, 200, WIDTH, 70, 0, '#b9783f'),
  rect(0, 200, WIDTH, 9, 0, '#cf9254'),
  groundShadow(240, 248, 92),
  at(240, 248, mug(evergreen, star(0, 0, 20, gold)), 0, 1.5),
  at(226, 128, steamCurl(), 0, 1.15),
  at(98, 232, mapleLeaf('#c8482f'), -18, 1.15),
  at(146, 246, mapleLeaf('#de7d2c'), 32, 0.8),
  at(382, 240, mapleLeaf('#d9632b'), 14, 1.1),
  dots('318 246,330 252,342 245,328 240,352 253,336 258', 9, '#efdfc4'),
);

/** A ticket with a star lies on a round of light. */
const coupon = wide(
  '#1d5644',
  circle(240, 135, 118, '#28694f'),
  at(240, 140, path('M-128-58H128V-16a16 16 0 0 0 0 32V58H-128V16a16 16 0 0 0 0-32z', '#0d2f25', fade(0.35)), -6),
  at(
    240,
    132,
    path('M-128-58H128V-16a16 16 0 0 0 0 32V58H-128V16a16 16 0 0 0 0-32z', cream) +
      line('M58-50V50', '#e0c894', 4, ' stroke-dasharray="1 11"') +
      at(-40, 46, cup(copper, '#f1dfc0'), 0, 0.86) +
      rect(-8, -24, 46, 9, 4.5, '#d8c7a3') +
      rect(-8, -6, 34, 9, 4.5, '#e7d9bb') +
      star(92, 0, 25, gold),
    -6,
  ),
  stars('62 70 13,110 206 18,392 52 18,428 176 12,352 232 9,70 152 7', gold),
  stars('150 40 7,330 34 6,452 110 8', '#fff6dd'),
);

/** A cup with a candle, balloons and pennants. */
const birthday = wide(
  '#f6c9bd',
  circle(240, 150, 128, '#fbdfd5'),
  at(0, 0, bunting([evergreen, gold, copper, '#fffdf8'], 4), 0, [1.32, 1.1]),
  at(96, 140, balloon(copper), -8, 1.5),
  line('M96 184c10 24-8 40 2 70', '#fff', 2.5),
  at(390, 130, balloon(evergreen), 7, 1.6),
  line('M388 178c-12 26 8 44-2 76', '#fff', 2.5),
  at(430, 176, balloon(gold), 12, 1.15),
  groundShadow(240, 250, 84),
  at(240, 250, cup(evergreen, '#fffaf0'), 0, 1.42),
  at(240, 102, candle('#e4728a', 38)),
  at(330, 250, present(58, 46, copper, '#fff1d2')),
  at(156, 250, present(48, 34, '#fffaf0', evergreen)),
  dots('60 236,120 250,292 252,396 246,438 252,30 250', 6, '#e9a93a'),
);

/** Stars over the hills; some fall. */
const expiring = wide(
  '#2b3a62',
  circle(388, 66, 34, '#f5e3b3'),
  circle(374, 58, 30, '#2b3a62'),
  stars('52 52 6,96 96 4,150 38 5,214 74 4,286 34 6,318 96 4,452 132 5,30 130 4', '#fff6dd'),
  line('M118 44L176 92', gold, 4, fade(0.5)),
  line('M226 96L276 140', gold, 4, fade(0.5)),
  star(192, 106, 24, gold),
  star(292, 154, 19, gold),
  star(96, 168, 15, lighter(gold, 0.2)),
  hill('M0 206c70-34 150-30 220-6s180 16 260-28', '#20513f'),
  hill('M0 236c90-28 170-16 250-6s150 0 230-18', '#163f31'),
  at(390, 238, mug(copper), 0, 0.78),
  at(386, 176, steamCurl('#f7e9cf'), 0, 0.72),
);

/** The drum of a roaster, its chute and sacks of beans. */
const roastery = wide(
  '#d9b48a',
  rect(0, 0, WIDTH, 206, 0, '#e6c9a4'),
  [30, 150, 270, 390].map((x) => rect(x, 26, 80, 88, 6, '#f6e6cd') + rect(x + 37, 26, 6, 88, 0, '#e6c9a4')).join(''),
  rect(0, 206, WIDTH, 64, 0, '#8a5a35'),
  rect(150, 196, 22, 44, 4, '#3a2a20') + rect(286, 196, 22, 44, 4, '#3a2a20'),
  rect(192, 10, 26, 76, 6, '#5c4433'),
  path('M176 52h112l-18 38h-76z', '#7a5a43'),
  rect(132, 84, 194, 122, 24, copper),
  rect(132, 84, 194, 34, 17, lighter(copper, 0.16)),
  circle(229, 148, 44, darker(copper, 0.3)),
  circle(229, 148, 35, '#3b2114'),
  dots('212 138,232 130,248 146,222 158,240 164,206 154,230 146', 12, '#7b4b2b'),
  circle(229, 148, 44, 'none', ` stroke="${gold}" stroke-width="5"`),
  path('M326 150h46l16 34h-30l-10-16h-22z', '#5c4433'),
  ellipse(378, 214, 70, 22, '#3a2a20'),
  ellipse(378, 208, 66, 19, '#5a3620'),
  dots('340 208,356 200,374 206,392 198,410 206,362 214,388 214,402 212,346 202', 10, '#8a5a3a'),
  path('M34 178c-8 26-12 52-6 68h88c6-18 2-44-6-68-24 8-52 8-76 0z', '#efdcb8'),
  path('M30 176c26-12 58-12 84 0-6 8-14 10-20 10H50c-8 0-16-4-20-10z', '#dcc397'),
  star(72, 216, 17, evergreen),
);

/** A card in an envelope, with a bow. */
const gift = wide(
  '#f2d7a4',
  circle(240, 140, 118, '#f9e8c6'),
  groundShadow(240, 240, 130),
  rect(130, 112, 220, 124, 10, '#c8672f'),
  at(240, 104, memberCard(evergreen), -4, 1.15),
  path('M130 124l96 66a24 24 0 0 0 28 0l96-66v102a10 10 0 0 1-10 10H140a10 10 0 0 1-10-10z', lighter(copper, 0.14)),
  path('M130 232l88-52M350 232l-88-52', 'none', ` stroke="${darker(copper, 0.1)}" stroke-width="3"`),
  at(240, 196, bow(cream), 0, 1.15),
  at(74, 96, cloud('#fffaf0'), 0, 0.8),
  at(410, 82, cloud('#fffaf0'), 0, 0.95),
  stars('80 170 11,402 170 14,372 40 9,118 50 8,430 226 8', gold),
);

/** A cup of one's own, and leaves. */
const ownCup = wide(
  '#cfe3c3',
  circle(240, 140, 120, '#e2efd9'),
  hill('M0 226c90-24 170-20 250-10s160 2 230-14', '#9cc08d'),
  groundShadow(240, 244, 80),
  path('M196 100h88l-9 132a12 12 0 0 1-12 11h-46a12 12 0 0 1-12-11z', evergreen),
  path('M248 100h36l-9 132a12 12 0 0 1-12 11h-22c8-44 10-92 7-143z', darker(evergreen, 0.22)),
  path('M193 134h94l-3 40h-88z', copper),
  star(240, 154, 14, cream),
  rect(188, 86, 104, 18, 8, '#2f2a26'),
  rect(204, 72, 72, 18, 8, '#453d37'),
  at(150, 244, leaf('#3f8f5f'), -24, 1.6),
  at(126, 246, leaf('#58ab78'), -52, 1.3),
  at(330, 244, leaf('#3f8f5f'), 24, 1.6),
  at(356, 246, leaf('#58ab78'), 50, 1.3),
  at(240, 60, steamCurl('#fff'), 0, 0.9),
);

/** A phone with Stars beside a cup. */
const join = wide(
  '#17503e',
  circle(300, 140, 130, '#1f5f4a'),
  ellipse(250, 256, 190, 13, '#0d2f25', fade(0.6)),
  at(316, 148, starPhone(), 8, 0.74),
  at(160, 254, cup(copper), 0, 1.5),
  at(160, 84, steamCurl('#fbf5ea'), 0, 1.05),
  stars('66 60 14,96 130 8,228 40 11,420 66 20,440 190 12,232 112 7', gold),
  stars('40 190 6,402 30 6,262 18 5', '#fff6dd'),
);

/** Every picture of the feed by its name. */
export const STREAM_PICTURES: Readonly<Record<string, string>> = {
  season,
  coupon,
  birthday,
  stars: expiring,
  roastery,
  gift,
  cup: ownCup,
  join,
};

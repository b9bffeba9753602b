import { at, ellipse, fade, line, path, rect, shadow } from './canvas.ts';
import { BRAND, darker, lighter } from './colours.ts';
import { emblem, star } from './emblem.ts';

/** A straight mug. */
export const mug = (colour: string, print: string, inside = BRAND.cream as string) =>
  [
    shadow(70),
    line('M166 96c46-8 46 70-4 68', darker(colour, 0.16), 17),
    line('M166 94c46-8 46 70-4 68', colour, 13),
    path('M54 70h120v116a20 20 0 0 1-20 20H74a20 20 0 0 1-20-20z', colour),
    path('M54 70h24c-2 50 0 100 8 136H74a20 20 0 0 1-20-20z', darker(colour, 0.16)),
    ellipse(114, 70, 60, 17, lighter(colour, 0.18)),
    ellipse(114, 71, 54, 13, darker(inside, 0.16)),
    ellipse(114, 75, 48, 9, inside),
    at(120, 142, print),
  ].join('');

/** Mountains under the north star. */
export const mountains = (near: string, far: string, sky: string = BRAND.gold) =>
  path('M-42 28l26-40 16 22 14-18 28 36z', far) +
  path('M-42 28l16-22 14 16 16-26 38 32z', near) +
  star(4, -30, 13, sky);

export const nightSky = () =>
  [
    [-30, -30, 7],
    [18, -36, 10],
    [34, 2, 6],
    [-12, 0, 12],
    [-36, 24, 5],
    [14, 28, 7],
  ]
    .map(([x = 0, y = 0, r = 0]) => star(x, y, r, BRAND.gold))
    .join('') + line('M-30-30L-12 0l30-36M-12 0l26 28', '#9fb0dc', 1.5, fade(0.7));

/** A tumbler for the road with its lid. */
export const tumbler = (colour: string, lid: string, band: string, print: string) =>
  [
    shadow(46),
    rect(108, 28, 24, 16, 6, darker(lid, 0.2)),
    rect(82, 38, 76, 20, 9, lid),
    rect(78, 52, 84, 14, 6, darker(lid, 0.16)),
    path('M82 66h76l-8 128a12 12 0 0 1-12 12h-36a12 12 0 0 1-12-12z', colour),
    path('M82 66h18l2 140a12 12 0 0 1-12-12z', lighter(colour, 0.3)),
    path('M148 66h10l-8 128a12 12 0 0 1-10 12z', darker(colour, 0.2)),
    path('M84.400 104h71.200l-2.800 44H87.200z', band),
    at(120, 126, print),
  ].join('');

export const waterBottle = (colour: string, cap: string) =>
  [
    shadow(42),
    line('M106 44c0-26 28-26 28 0', darker(cap, 0.1), 7),
    rect(100, 40, 40, 26, 6, cap),
    path('M98 64h44c14 8 16 18 16 30v98a14 14 0 0 1-14 14H96a14 14 0 0 1-14-14V94c0-12 2-22 16-30z', colour),
    path('M98 64h8c-10 12-12 20-12 34v108a14 14 0 0 1-12-14V94c0-12 2-22 16-30z', lighter(colour, 0.3)),
    rect(82, 180, 76, 9, 0, darker(colour, 0.2)),
    emblem(122, 134, 20, BRAND.cream, colour),
  ].join('');

/** A cup of clear plastic to use again, with its straw. */
export const clearCup = (straw: string, accent: string) =>
  [
    shadow(50),
    line('M130 196l18-172', straw, 8),
    path('M76 68h88l-10 128a12 12 0 0 1-12 10H98a12 12 0 0 1-12-10z', '#fff', fade(0.55)),
    path('M76 68h20l8 138h-6a12 12 0 0 1-12-10z', '#fff', fade(0.5)),
    path('M84 172h72l-2 24a12 12 0 0 1-12 10H98a12 12 0 0 1-12-10z', accent, fade(0.35)),
    rect(70, 54, 100, 16, 8, accent),
    rect(80, 46, 80, 12, 6, lighter(accent, 0.2)),
    line('M146.200 46L148 24', straw, 8),
    emblem(120, 128, 24, accent),
    line('M150 84l-6 80', '#fff', 5, fade(0.8)),
  ].join('');

/** A cone over a round carafe. */
export const pourOver = (coffee: string) =>
  [
    shadow(62),
    path(
      'M76 30h88l-30 60v16c34 14 48 40 48 66 0 24-18 34-40 34H98c-22 0-40-10-40-34 0-26 14-52 48-66V90z',
      '#fff',
      fade(0.6),
    ),
    path('M62 156c26 8 90-8 116 0 2 6 4 10 4 16 0 24-18 34-40 34H98c-22 0-40-10-40-34 0-6 2-10 4-16z', coffee),
    path('M88 38h64l-26 48h-12z', '#a8713f'),
    path('M94 38h52l-8 14h-36z', '#5a3220'),
    path('M104 82h32v26h-32z', '#b9773c'),
    line('M100 88h40M100 102h40', '#6b4128', 5),
    line('M82 34l22 46M70 164c0-20 8-34 20-44', '#fff', 6, fade(0.8)),
    ellipse(120, 30, 44, 6, '#fff', fade(0.8)),
  ].join('');

export const frenchPress = (coffee: string, metal = '#b9c2c4') =>
  [
    shadow(60),
    line('M160 96c40-4 40 74 0 72', '#3b2a22', 13),
    line('M114 24v40', darker(metal, 0.2), 6),
    ellipse(114, 22, 12, 9, '#3b2a22'),
    rect(66, 70, 96, 132, 10, '#fff', fade(0.6)),
    rect(72, 108, 84, 90, 6, coffee),
    rect(72, 102, 84, 9, 3, '#d3a878'),
    rect(70, 112, 88, 7, 2, darker(metal, 0.15)),
    path('M60 76c4-26 104-26 108 0z', metal),
    path('M66 72l-16-6 8 18z', metal),
    rect(60, 74, 108, 8, 3, darker(metal, 0.2)),
    rect(62, 152, 104, 9, 2, metal),
    rect(62, 194, 104, 12, 4, darker(metal, 0.2)),
    line('M66 82v112M162 82v112', metal, 6),
    line('M84 92v94', '#fff', 6, fade(0.5)),
  ].join('');

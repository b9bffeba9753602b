import { at, ellipse, fade, line, path, rect, shadow } from './canvas.ts';
import { BRAND, darker, lighter } from './colours.ts';
import { emblem } from './emblem.ts';

/* Labels are drawn around 0,0. */

/** A pillow bag with sealed ends; a window or picture on its front. */
export function pouch(colour: string, front: string, band = BRAND.cream as string): string {
  return [
    shadow(70),
    path('M58 52h124c-6 40-6 104 4 148-44 8-88 8-132 0 10-44 10-108 4-148z', colour),
    path('M58 52h22c-2 40 0 110 6 153-12-1-22-3-32-5 10-44 10-108 4-148z', darker(colour, 0.16)),
    path('M56 34h128v20H56z', darker(colour, 0.22)),
    line(
      'M66 40v8M80 40v8M94 40v8M108 40v8M122 40v8M136 40v8M150 40v8M164 40v8M176 40v8',
      lighter(colour, 0.3),
      2.5,
      fade(0.7),
    ),
    emblem(120, 76, 14, band, colour),
    ellipse(120, 140, 46, 44, band),
    at(120, 140, front),
    line('M172 70c-3 30-3 60 1 96', lighter(colour, 0.5), 5, fade(0.7)),
  ].join('');
}

/** A bar in its wrapper, lying before a bitten one. */
export function bar(colour: string, accent: string, bitten: string, front: string): string {
  return [
    shadow(86),
    at(134, 92, bitten, -16),
    at(
      114,
      158,
      [
        path('M-88-26l8 6-8 7 8 6-8 7 8 7-8 7 8 6-8 6h176l-8-6 8-6-8-7 8-7-8-7 8-6-8-7 8-6z', darker(colour, 0.2)),
        rect(-76, -28, 152, 56, 7, colour),
        path('M-76 10H76v11a7 7 0 0 1-7 7H-69a7 7 0 0 1-7-7z', darker(colour, 0.14)),
        rect(-22, -28, 84, 56, 0, accent),
        emblem(-50, 0, 15, BRAND.cream, colour),
        at(20, 0, front),
        line('M-66-20h36', lighter(colour, 0.5), 4),
      ].join(''),
      -6,
    ),
  ].join('');
}

/** A clear cup with layers and its lid beside it. */
export const clearPot = (inside: string, over: string) =>
  [
    shadow(60),
    path('M60 84h120l-14 112a12 12 0 0 1-12 10H86a12 12 0 0 1-12-10z', '#fff', fade(0.5)),
    inside,
    ellipse(120, 84, 62, 17, '#fff', fade(0.85)),
    at(120, 82, over),
    line('M74 98l10 92', '#fff', 6, fade(0.6)),
  ].join('');

/** A carton box with an opening flap, seen a little from the side. */
export function carton(colour: string, label: string, front = ''): string {
  return [
    shadow(80),
    path('M44 84l20-26h132l-16 26z', lighter(colour, 0.22)),
    path('M180 84l16-26v124l-16 22z', darker(colour, 0.28)),
    path('M44 84h136v120H44z', colour),
    path('M44 84h22v120H44z', darker(colour, 0.12)),
    rect(66, 104, 92, 82, 10, BRAND.cream),
    at(112, 145, label),
    front,
  ].join('');
}

/** A capsule of coffee, as wide as 56. */
export const pod = (colour: string, foil: string) =>
  path('M-24-34h48L16 4h-32z', colour) +
  path('M-24-34h12l4 38h-8z', darker(colour, 0.2)) +
  ellipse(0, -36, 29, 9, lighter(foil, 0.3)) +
  ellipse(0, -37, 23, 6, foil);

/** A round tin with its lid. */
export const tin = (colour: string, lid: string, label: string) =>
  [
    shadow(62),
    path('M62 84h116v106c0 18-116 18-116 0z', colour),
    path('M62 84h26v116c-16-2-26-6-26-10z', darker(colour, 0.18)),
    path('M56 62h128v26c0 18-128 18-128 0z', darker(lid, 0.16)),
    ellipse(120, 62, 64, 17, lid),
    ellipse(116, 60, 46, 10, lighter(lid, 0.25)),
    rect(82, 110, 76, 76, 10, BRAND.cream),
    at(120, 148, label),
  ].join('');

export const bottle = (glass: string, cap: string, label: string, pump = false) =>
  [
    shadow(48),
    pump ? line('M120 54V22h-30v10', '#33302e', 8) : '',
    rect(102, 42, 36, 22, 6, cap),
    path('M104 62h32c0 22 24 26 24 50v80a14 14 0 0 1-14 14H94a14 14 0 0 1-14-14v-80c0-24 24-28 24-50z', glass),
    path('M104 62h10c-2 26-16 32-18 54v90h-2a14 14 0 0 1-14-14v-80c0-24 24-28 24-50z', '#fff', fade(0.25)),
    rect(80, 118, 80, 68, 0, BRAND.cream),
    at(120, 152, label),
  ].join('');

/** A milk carton with its gable and cap. */
export const gable = (colour: string, label: string) =>
  [
    shadow(56),
    path('M72 86l18-36h60l18 36z', lighter(colour, 0.25)),
    rect(88, 38, 64, 16, 3, darker(colour, 0.1)),
    ellipse(120, 70, 14, 9, BRAND.cream),
    ellipse(120, 67, 14, 9, darker(BRAND.cream, 0.12)),
    path('M72 86h96v112a8 8 0 0 1-8 8H80a8 8 0 0 1-8-8z', colour),
    path('M72 86h22v120H80a8 8 0 0 1-8-8z', darker(colour, 0.16)),
    rect(86, 108, 68, 76, 10, BRAND.cream),
    at(120, 146, label),
  ].join('');

/** A bag of beans with a folded top. */
export const beanBag = (colour: string, band: string, label: string, paper: string = BRAND.cream) =>
  [
    shadow(70),
    path('M66 58h108l12 136a12 12 0 0 1-12 12H66a12 12 0 0 1-12-12z', colour),
    path('M66 58h24l-8 148H66a12 12 0 0 1-12-12z', lighter(colour, 0.16)),
    path('M174 58l12 136a12 12 0 0 1-12 12h-8l2-148z', darker(colour, 0.2)),
    rect(62, 36, 116, 26, 6, darker(colour, 0.25)),
    rect(62, 56, 116, 7, 2, band),
    rect(80, 82, 80, 92, 12, paper),
    rect(80, 162, 80, 12, 6, band),
    at(120, 121, label),
  ].join('');

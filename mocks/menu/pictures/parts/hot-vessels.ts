import { at, ellipse, fade, GROUND, line, path, rect, shadow, steam, steamAround } from './canvas.ts';
import { BRAND, darker, lighter } from './colours.ts';
import { emblem } from './emblem.ts';
import { filled, type LatteArt, type Layer, layered, surface } from './liquid.ts';
import type { Vessel } from './vessel.ts';

export type CupDrink = {
  liquid: string;
  art?: LatteArt;
  /** Colour of what is drawn on the drink. */
  mark?: string;
  cup?: string;
  saucer?: boolean;
  handle?: boolean;
  /** On the drink: whipped cream, marshmallows. */
  top?: string;
  /** A cortado is served in one of 0.82, espresso in one of 0.76. */
  scale?: 0.76 | 0.82;
};

/** A wide cup on its saucer, seen from a little above. */
export function wideCup(drink: CupDrink): Vessel {
  const { scale = 1 } = drink;
  return {
    kind: scale === 1 ? 'cup' : scale === 0.82 ? 'cortado' : 'demitasse',
    ...inWideCup(drink),
    less: inWideCup({ ...drink, art: 'none' }),
  };
}

function inWideCup({ liquid, art = 'none', mark, cup = '#fffdf8', ...rest }: CupDrink) {
  const scale = rest.scale ?? 1;
  const { saucer = true, handle = true, top = '' } = rest;
  const shade = darker(cup, 0.13);
  const drawn = [
    saucer ? ellipse(0, 88, 90, 17, shade) + ellipse(0, 84, 90, 17, cup) + ellipse(0, 84, 60, 10, shade) : '',
    handle ? line('M58 16c34-8 40 44-12 46', shade, 12) + line('M58 14c34-8 40 44-12 46', cup, 9) : '',
    path('M-62 0c0 54 22 88 42 88h40c20 0 42-34 42-88z', cup),
    path('M-62 0c0 54 22 88 42 88h14C-26 88-40 54-42 8z', shade, fade(0.7)),
    ellipse(0, 0, 62, 26, cup),
    ellipse(0, 1, 56, 22, shade),
    at(0, 3, surface(liquid, art, mark)),
  ].join('');
  const over = (steaming: string, topping = '') =>
    shadow(86 * scale, 120, 206) + at(118, 206 - 98 * scale, drawn + topping, 0, scale) + steaming;
  const plain = over(steam(118, 206 - 136 * scale));
  const around = steamAround(118, 206 - 136 * scale, 66 * scale);
  return {
    usual: top === '' ? plain : over(around, at(0, 0, top)),
    plain,
    open: over(around),
  };
}

/** Leaves room for the steam; stays on the ground. */
export const smaller = (drawn: string, share: number) => at((1 - share) * 120, (1 - share) * GROUND, drawn, 0, share);

export const TALL = 'M76 66h84l-8 126a14 14 0 0 1-14 13h-40a14 14 0 0 1-14-13z';

/** A tall glass with a handle, which shows the layers of a hot drink. */
export function glassMug(layers: readonly Layer[], top = ''): Vessel {
  const [, ...withoutFoam] = layers;
  return {
    kind: 'glass-mug',
    ...inGlassMug(layers, top),
    less: inGlassMug(withoutFoam.length > 0 ? withoutFoam : layers, top),
  };
}

function inGlassMug(layers: readonly Layer[], top: string) {
  const rim = layers[0]?.[0] ?? BRAND.cream;
  const drawn = [
    shadow(56),
    line('M156 94c40-8 42 60-5 60', '#fff', 10, fade(0.75)),
    line('M156 94c40-8 42 60-5 60', '#d5e4e2', 3),
    filled(
      TALL,
      '#eef5f3',
      layered(layers.map(([colour, from], index) => [colour, index === 0 ? 60 : from])),
      rect(70, 194, 100, 14, 0, '#fff', fade(0.5)),
    ),
    ellipse(118, 66, 42, 11, '#fff'),
    ellipse(118, 67, 38, 9, rim),
    ellipse(116, 66, 28, 6, lighter(rim, 0.4)),
  ].join('');
  const around = steamAround(118, 48, 62);
  const plain = smaller(drawn + steam(118, 46, 24), 0.92);
  return {
    usual: top === '' ? plain : smaller(drawn + at(118, 66, top, 0, 0.9) + around, 0.92),
    plain,
    open: smaller(drawn + around, 0.92),
  };
}

/** A paper cup for the way, open or with its lid. */
export function paperCup({
  sleeve,
  lid = '#fffdf8',
  cup = '#fffdf8',
  top = '',
  print = '',
}: {
  sleeve: string;
  lid?: string;
  cup?: string;
  top?: string;
  print?: string;
}): Vessel {
  const lidShape = [
    rect(84, 42, 72, 20, 8, lid),
    rect(84, 42, 22, 20, 8, darker(lid, 0.08)),
    rect(74, 56, 92, 15, 7, lid),
    rect(74, 65, 92, 6, 3, darker(lid, 0.13)),
    rect(124, 46, 16, 4, 2, darker(lid, 0.3)),
  ].join('');
  const drawn = [
    shadow(52),
    path('M80 68h80l-10 128a10 10 0 0 1-10 9h-40a10 10 0 0 1-10-9z', cup),
    path('M80 68h18l4 137h-2a10 10 0 0 1-10-9z', darker(cup, 0.1)),
    path('M83 104h74l-5.200 66H88.200z', sleeve),
    path('M83 104h16l3 66H88.200z', darker(sleeve, 0.15)),
    print,
    emblem(120, 137, 19),
  ].join('');
  const over = (topping: string) =>
    smaller(drawn + rect(76, 62, 88, 9, 4.5, lid) + topping + steamAround(120, 48, 62), 0.87);
  const plain = smaller(drawn + lidShape + steam(120, 30, 20), 0.87);
  return {
    kind: 'paper-cup',
    usual: top === '' ? plain : over(at(120, 62, top, 0, 0.86)),
    plain,
    open: over(''),
  };
}

const BOWL = 'M58 106c0 54 22 88 42 88h40c20 0 42-34 42-88z';

/** A clear cup with tea; the tag hangs over its rim. */
export function teaCup({ tea, tag, inside = '' }: { tea: string; tag?: string; inside?: string }): string {
  return [
    shadow(86),
    ellipse(120, 200, 88, 14, '#f2e9da'),
    ellipse(120, 196, 88, 14, '#fffdf8'),
    ellipse(120, 197, 56, 8, '#eadfcd'),
    line('M178 122c36-8 40 44-12 46', '#fff', 9, fade(0.8)),
    filled(
      BOWL,
      '#f4faf8',
      path('M50 109h140v99H50z', tea),
      path('M50 160c40 14 90 14 140 0v50H50z', darker(tea, 0.16), fade(0.6)),
    ),
    ellipse(120, 106, 62, 20, '#fff', fade(0.75)),
    ellipse(120, 109, 56, 16, tea),
    ellipse(116, 107, 44, 11, lighter(tea, 0.25)),
    inside,
    tag === undefined
      ? ''
      : line('M84 104c-14-8-22 8-20 38', '#fffdf8', 2) + rect(50, 140, 28, 32, 4, tag) + emblem(64, 156, 9, tag),
    steam(120, 84, 24),
  ].join('');
}

/** A pot beside a small cup. */
export function teapot(pot: string, tea: string): string {
  const shade = darker(pot, 0.2);
  return [
    shadow(92),
    line('M62 118c-44-6-46 56-4 58', shade, 11),
    path('M150 132c24 0 22-30 44-34l4 8c-14 8-12 46-44 54z', pot),
    path('M52 150c0-34 26-54 56-54s56 20 56 54c0 34-22 54-30 54H82c-8 0-30-20-30-54z', pot),
    path('M52 150c0-34 26-54 50-54-24 14-32 70-8 108H82c-8 0-30-20-30-54z', shade, fade(0.55)),
    path('M80 98c6-16 50-16 56 0z', lighter(pot, 0.15)),
    ellipse(108, 82, 8, 8, pot),
    emblem(112, 152, 20, BRAND.cream, pot),
    path('M156 176h52c0 20-10 31-18 31h-16c-8 0-18-11-18-31z', '#fffdf8'),
    ellipse(182, 176, 26, 8, '#fffdf8'),
    ellipse(182, 177, 22, 6, tea),
    steam(108, 66, 18),
  ].join('');
}

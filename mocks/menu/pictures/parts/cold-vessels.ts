import { at, ellipse, fade, line, path, rect, shadow } from './canvas.ts';
import { BRAND, darker } from './colours.ts';
import { emblem } from './emblem.ts';
import { droplets, filled, ice, type Layer, layered } from './liquid.ts';
import type { Vessel } from './vessel.ts';

export type ColdDrink = {
  layers: readonly Layer[];
  cubes?: number;
  /** In the drink: fruit, chips. */
  inside?: string;
  /** Over the drink: cold foam, whipped cream. */
  top?: string;
  straw?: string;
};

export const CUP = 'M74 64h92l-11 131a12 12 0 0 1-12 11H97a12 12 0 0 1-12-11z';

/** A clear cup for the way with a flat lid; without the lid where something rises over the rim. */
export function coldCup(drink: ColdDrink): Vessel {
  return { kind: 'cold-cup', ...inColdCup(drink), less: inColdCup({ ...drink, cubes: 0 }) };
}

function inColdCup({ layers, cubes = 4, inside = '', top = '', straw = BRAND.evergreen }: ColdDrink) {
  const lid =
    rect(82, 46, 76, 13, 6, '#fff', fade(0.75)) +
    rect(68, 55, 104, 13, 6.5, '#fff', fade(0.92)) +
    rect(68, 62, 104, 6, 3, '#d8e6e4');
  const open = [
    shadow(54),
    line('M134 200l18-176', straw, 8),
    filled(CUP, '#eaf4f2', layered(layers), ice(cubes), inside, droplets()),
    emblem(120, 176, 15),
  ].join('');
  const plain = open + lid + line('M147.500 68L152 24', straw, 8);
  return { usual: top === '' ? plain : open + top + CUP_RIM, plain, open };
}

/** The rim of a cup, before what rises over it. */
export const CUP_RIM = rect(68, 60, 104, 9, 4.5, '#fff', fade(0.92));

export const GLASS = 'M80 52h80l-8 142a12 12 0 0 1-12 11h-40a12 12 0 0 1-12-11z';

/** A tall glass with a heavy foot. */
export function tallGlass(drink: ColdDrink): Vessel {
  return { kind: 'tall-glass', ...inTallGlass(drink), less: inTallGlass({ ...drink, cubes: 0 }) };
}

function inTallGlass({ layers, cubes = 4, inside = '', top = '', straw = BRAND.copper }: ColdDrink) {
  const drawn = [
    shadow(52),
    line('M128 190l22-164', straw, 7),
    filled(
      GLASS,
      '#e7f3f2',
      layered(layers),
      ice(cubes, -4),
      inside,
      droplets(),
      rect(70, 192, 100, 16, 0, '#fff', fade(0.45)),
    ),
    line('M82 53h76', '#fff', 6),
    line('M144.800 66L150 26', straw, 7),
    top,
  ].join('');
  // What hangs on its rim stays there.
  return { usual: drawn, plain: drawn, open: drawn };
}

export const PINT =
  'M76 44h88c2 40-2 62-8 84-5 22-6 46-4 66a12 12 0 0 1-12 12h-40a12 12 0 0 1-12-12c2-20 1-44-4-66-6-22-10-44-8-84z';

/** The glass for what comes from the tap: the foam sinks through it. */
export function nitroGlass(layers: readonly Layer[], top = '', accent: string = BRAND.gold): Vessel {
  const foam = layers[0]?.[0] ?? BRAND.cream;
  const falls = line('M92 98v26M106 108v38M122 98v50M136 108v26M148 98v38', foam, 4, fade(0.35));
  const drawn = [
    shadow(50),
    filled(PINT, '#eef5f3', layered(layers), falls, rect(70, 194, 100, 14, 0, '#fff', fade(0.4))),
    ellipse(120, 45, 44, 10, '#fff'),
    ellipse(120, 46, 40, 8, foam),
    top,
    emblem(120, 152, 16, accent, BRAND.deep),
  ].join('');
  return { kind: 'nitro-glass', usual: drawn, plain: drawn, open: drawn };
}

export const BLENDED = 'M74 94h92l-11 101a12 12 0 0 1-12 11H97a12 12 0 0 1-12-11z';

/** A blended drink under its dome. */
export function domeCup({ layers, inside = '', top = '', straw = BRAND.evergreen }: ColdDrink): Vessel {
  const open = [
    shadow(54),
    filled(BLENDED, '#eaf4f2', layered(layers), inside, droplets()),
    line('M129.2 90L144 14', straw, 10),
    line('M131.6 89L144 18', darker(straw, 0.25), 3, fade(0.6)),
    emblem(120, 172, 16),
  ].join('');
  return { kind: 'dome-cup', usual: open + at(120, 92, top) + DOME, plain: open + DOME, open };
}

/** Over what rises out of the cup. */
export const DOME = [
  path('M80 90c0-56 80-56 80 0z', '#fff', fade(0.28)),
  line('M91 74c3-10 8-16 16-20', '#fff', 5, fade(0.8)),
  rect(68, 86, 104, 12, 6, '#fff', fade(0.92)),
  rect(68, 93, 104, 5, 2.5, '#d8e6e4'),
].join('');

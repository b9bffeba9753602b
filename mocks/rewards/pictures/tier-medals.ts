import { at, circle, path } from '../../menu/pictures/parts/canvas.ts';
import { darker, lighter } from '../../menu/pictures/parts/colours.ts';
import { star } from '../../menu/pictures/parts/emblem.ts';
import { leaf, scene, wreath } from './scene.ts';

type Metal = { readonly rim: string; readonly face: string; readonly ribbon: string; readonly mark: string };

/** A medal on two ribbons; what it shows is drawn around its middle. */
function medal({ rim, face, ribbon }: Metal, around: string, shown: string): string {
  const teeth = Array.from({ length: 18 }, (_, at) => {
    const angle = (at * Math.PI) / 9;
    return circle(80 + Math.sin(angle) * 51, 66 - Math.cos(angle) * 51, 9.5, rim);
  });
  return scene(
    160,
    160,
    null,
    path('M52 92L34 152l20-7 13 14 17-54z', ribbon) + path('M108 92l18 60-20-7-13 14-17-54z', darker(ribbon, 0.18)),
    around,
    teeth.join(''),
    circle(80, 66, 52, rim),
    circle(80, 66, 43, darker(face, 0.12)),
    circle(80, 65, 42, face),
    path('M52 34a42 42 0 0 1 42-8L46 92a42 42 0 0 1 6-58z', lighter(face, 0.22)),
    shown,
  );
}

const GREEN = { rim: '#2f7a5d', face: '#cfe6d4', ribbon: '#c8672f', mark: '#1d5c45' };
const GOLD = { rim: '#c98a22', face: '#f6d483', ribbon: '#17503e', mark: '#a86a12' };
const RESERVE = { rim: '#b7794a', face: '#232c4f', ribbon: '#7a1f33', mark: '#f2cc77' };

/** The medals of the three tiers, by their path under the images base. */
export const TIER_MEDALS: Readonly<Record<string, string>> = {
  'sr6-rewards/tier-green': medal(
    GREEN,
    '',
    at(80, 92, leaf(GREEN.mark) + at(0, 0, leaf('#2f7a5d'), -52, 0.8) + at(0, 0, leaf('#2f7a5d'), 52, 0.8)),
  ),
  'sr6-rewards/tier-gold': medal(GOLD, '', star(80, 68, 34, darker(GOLD.face, 0.25)) + star(80, 65, 34, GOLD.mark)),
  'sr6-rewards/tier-reserve': medal(
    RESERVE,
    at(80, 66, wreath('#3f8a68', 58)),
    star(80, 65, 37, RESERVE.mark) +
      at(80, 65, star(0, 0, 20, '#e39259'), 45) +
      circle(80, 65, 5, RESERVE.face) +
      star(58, 42, 5, '#fff6dd') +
      star(106, 88, 5, '#fff6dd'),
  ),
};

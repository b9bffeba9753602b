import { card, HEIGHT, WIDTH } from '../../account/cards/pictures/card-canvas.ts';
import { circle, dots, line } from '../../menu/pictures/parts/canvas.ts';
import { lighter } from '../../menu/pictures/parts/colours.ts';
import { star } from '../../menu/pictures/parts/emblem.ts';

export type GiftPicture = { readonly small: string; readonly large: string };

/** How much larger the large one is meant to be shown. */
const LARGE = 3;

/** A design on its background; the large one also holds what would be lost in a list. */
export function gift(background: string, parts: readonly string[], fine: readonly string[]): GiftPicture {
  const large = card(background, ...parts, ...fine);
  return {
    small: card(background, ...parts),
    large: large.replace(`width="${WIDTH}" height="${HEIGHT}"`, `width="${WIDTH * LARGE}" height="${HEIGHT * LARGE}"`),
  };
}

/** The paler disc behind what is shown; on a dark background a little paler only. */
export const disc = (background: string, x: number, y: number, r: number, share = 0.28) =>
  circle(x, y, r, lighter(background, share));

/** Paper bits in several colours: round ones at the first places of each, short strips at the others. */
export const confetti = (...bits: ReadonlyArray<readonly [colour: string, round: string, strips?: string]>) =>
  bits
    .map(
      ([colour, round, strips]) =>
        dots(round, 7, colour) +
        (strips === undefined
          ? ''
          : line(
              strips
                .split(',')
                .map((place) => `M${place}l7 5`)
                .join(''),
              colour,
              4.5,
            )),
    )
    .join('');

/** Small stars, as light glints. */
export const glints = (places: string, colour = '#fff') =>
  places
    .split(',')
    .map((place) => {
      const [x = 0, y = 0] = place.split(' ').map(Number);
      return star(x, y, 6, colour);
    })
    .join('');

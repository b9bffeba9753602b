/** Every picture is a square of this many units, drawn so that nothing of it is lost in a circle. */
export const SIDE = 240;

/** The y coordinate of the ground on which things stand. */
export const GROUND = 206;

export const path = (d: string, fill: string, more = '') => `<path fill="${fill}" d="${d}"${more}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${more}/>`;

export const rect = (x: number, y: number, width: number, height: number, rx: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(rx)}" fill="${fill}"${more}/>`;

/** A stroke with round ends. */
export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more}/>`;

type Place = readonly [x: number, y: number];

/** Round dots of one size and colour, in one element; their places as pairs, or written as `3 4,-5 6`. */
export function dots(places: string | readonly Place[], width: number, colour: string, more = ''): string {
  const written = typeof places === 'string' ? places.split(',') : places.map(([x, y]) => `${n(x)} ${n(y)}`);
  return line(written.map((place) => `M${place}v.1`).join(''), colour, width, more);
}

/** Draws the same thing in several places, written once: its place, turn and size each. */
export function repeated(
  inner: string,
  ...[first, ...others]: ReadonlyArray<readonly [x: number, y: number, turn: number, scale: number]>
): string {
  if (!first) return '';
  const [x, y, turn, scale] = first;
  const again = others.map(([ox, oy, oturn, oscale]) => at(ox, oy, '<use href="#p"/>', oturn, oscale));
  return at(x, y, group('id="p"', inner), turn, scale) + again.join('');
}

const group = (attributes: string, ...inner: string[]) => `<g ${attributes}>${inner.join('')}</g>`;

/** Moves what is drawn around 0,0 to its place; turned by degrees, then scaled. */
export function at(
  x: number,
  y: number,
  inner: string,
  turn = 0,
  scale: number | readonly [number, number] = 1,
): string {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const turned = turn === 0 ? '' : `rotate(${n(turn)})`;
  const scaled =
    sx === 1 && sy === 1 ? '' : sx === sy ? `scale(${hundredths(sx)})` : `scale(${hundredths(sx)} ${hundredths(sy)})`;
  return group(`transform="translate(${n(x)} ${n(y)})${turned}${scaled}"`, inner);
}

/** Shows of `inner` what lies within the outline; two in one picture need two ids. */
export const clipped = (id: string, outline: string, ...inner: string[]) =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath>${group(`clip-path="url(#${id})"`, ...inner)}`;

export const fade = (opacity: number) => ` opacity="${String(opacity).replace(/^0/, '')}"`;

/** Soft shadow on the ground. */
export const shadow = (rx: number, cx = 120, y = GROUND) => ellipse(cx, y, rx, 9, '#123c2f', fade(0.17));

/** Three lines of steam, the middle one higher. */
export function steam(x: number, y: number, gap = 22): string {
  const curl = (cx: number, cy: number) => `M${n(cx)} ${n(cy)}c-8-8 8-14 0-24s4-12 2-16`;
  const d = curl(x - gap, y) + curl(x, y - 8) + curl(x + gap, y);
  return line(d, '#fff', 5, fade(0.75));
}

/** Steam on both sides of what rises in the middle. */
export const steamAround = (x: number, y: number, gap: number) =>
  line([-gap, gap].map((away) => `M${n(x + away)} ${n(y)}c-8-8 8-14 0-24s4-12 2-16`).join(''), '#fff', 5, fade(0.75));

/** Stands before the main thing, at its left and right foot. */
export const left = (inner: string, scale = 1) => at(57, 187, inner, 0, scale);
export const right = (inner: string, scale = 1) => at(184, 187, inner, 0, scale);

/** A whole picture on its tile: a flat colour with a lighter disc. */
export function picture(tile: string, ...parts: string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">`,
    path(`M0 0h${SIDE}v${SIDE}H0z`, tile),
    circle(120, 120, 100, '#fff', fade(0.3)),
    ...parts,
    '</svg>',
  ].join('');
}

const hundredths = (value: number) => String(Math.round(value * 100) / 100);

/** A number with at most one digit behind the point. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

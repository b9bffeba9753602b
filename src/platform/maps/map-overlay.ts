import type { Coordinates } from '#domain/coordinates.ts';
import { worldX, worldY } from './label-metrics.ts';
import type { MapPalette } from './map-palette.ts';
import type { MapSprites, Measures, Sprite, Writing } from './map-sprites.ts';
import { type MapView, projection } from './map-view.ts';
import type { Shown } from './marker-clusters.ts';
import { isUngathered, layMarkers, type Raised, type Spot, type Standing } from './marker-layout.ts';
import { type Box, layNames, type Nameable } from './name-layout.ts';
import type { PlacedName } from './place-names.ts';

/** Everything that is drawn above the land at one moment. */
export type MapContent = {
  names: readonly PlacedName[];
  shown: readonly Shown[];
  raised: Raised;
  position: Coordinates | null;
  /** The place that a close view lies in, written in a corner: without streets the eye needs it. */
  title: string | null;
};

const TITLE_MARGIN = 16;
/** With more stores than this in a view there is no room for their names. */
const MOST_STORE_NAMES = 120;

/** Draws the content on a cleared canvas and returns where its markers stand, later ones above earlier ones. */
export function drawContent(
  context: CanvasRenderingContext2D,
  view: MapView,
  content: MapContent,
  look: { palette: MapPalette; sprites: MapSprites },
): Spot[] {
  const toPixels = projection(view);
  const at = ({ lat, lng }: Coordinates) => toPixels(worldX(lng), worldY(lat));
  look.sprites.startFrame();
  context.clearRect(0, 0, view.width, view.height);
  const all = layMarkers(view, content.shown, content.raised);

  const spots = all.map(({ spot }) => spot);
  const placeNames = content.names.map(
    ({ name, x, y, size, strength }): Nameable => ({
      sprite: look.sprites.name(name, size),
      dot: look.sprites.dot(size),
      x,
      y,
      strength,
      pinTop: null,
    }),
  );
  const storeNames =
    isUngathered(view.camera.zoom) && all.length <= MOST_STORE_NAMES
      ? all.flatMap((standing) => storeName(standing, look.sprites)).reverse()
      : [];
  const title = content.title === null ? null : look.sprites.title(content.title);
  const written = title ? [boxOf(title)] : [];
  for (const { sprite, dot, x, y, top, strength } of layNames([...placeNames, ...storeNames], spots, written)) {
    context.globalAlpha = strength;
    if (dot) stamp(context, dot, x, y);
    write(context, sprite, x, top);
  }
  context.globalAlpha = 1;
  if (content.position) stamp(context, look.sprites.position(), ...at(content.position));
  for (const { item, x, y, selected, lifted } of all) {
    stamp(context, look.sprites.marker(item, { selected, lifted }), x, y);
  }
  if (title) write(context, title, TITLE_MARGIN, TITLE_MARGIN);
  return spots;
}

const boxOf = ({ width, height }: Measures): Box => ({
  left: TITLE_MARGIN,
  right: TITLE_MARGIN + width,
  top: TITLE_MARGIN,
  bottom: TITLE_MARGIN + height,
});

function storeName({ item, x, y, spot }: Standing, sprites: MapSprites): Nameable[] {
  if (item.kind !== 'marker') return [];
  return [{ sprite: sprites.storeName(item.point.name), dot: null, x, y, strength: 1, pinTop: spot.y - spot.reach }];
}

function stamp(context: CanvasRenderingContext2D, sprite: Sprite, x: number, y: number): void {
  put(context, sprite.image, sprite, x, y);
}

/** Words that are not cut yet are left out of this frame. */
function write(context: CanvasRenderingContext2D, writing: Writing, x: number, y: number): void {
  const image = writing.image();
  if (image) put(context, image, writing, x, y);
}

function put(context: CanvasRenderingContext2D, image: ImageBitmap, size: Measures, x: number, y: number): void {
  context.drawImage(image, Math.round(x - size.anchorX), Math.round(y - size.anchorY), size.width, size.height);
}

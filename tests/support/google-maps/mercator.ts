/** A camera as Google counts it: the world is 256 pixels wide at zoom 0. */
export type View = { lat: number; lng: number; zoom: number; width: number; height: number };
type Pixel = { x: number; y: number };

const RADIANS = Math.PI / 180;
const worldSize = (zoom: number) => 256 * 2 ** zoom;

function worldPixel(lat: number, lng: number, zoom: number): Pixel {
  const y = Math.log(Math.tan(Math.PI / 4 + (lat * RADIANS) / 2)) / (2 * Math.PI);
  return { x: (lng / 360) * worldSize(zoom), y: -y * worldSize(zoom) };
}

/** Pixels from the upper left corner of a view, by the copy of the world that is nearest. */
export function pixelOf(view: View, lat: number, lng: number): Pixel {
  const here = worldPixel(view.lat, view.lng, view.zoom);
  const there = worldPixel(lat, lng, view.zoom);
  const world = worldSize(view.zoom);
  const across = there.x - here.x;
  return {
    x: view.width / 2 + across - world * Math.round(across / world),
    y: view.height / 2 + there.y - here.y,
  };
}

/** The point on Earth under a pixel of a view. */
export function pointAt(view: View, { x, y }: Pixel): { lat: number; lng: number } {
  const here = worldPixel(view.lat, view.lng, view.zoom);
  const world = worldSize(view.zoom);
  const down = (here.y + y - view.height / 2) / world;
  return {
    lat: (2 * Math.atan(Math.exp(-down * 2 * Math.PI)) - Math.PI / 2) / RADIANS,
    lng: ((here.x + x - view.width / 2) / world) * 360,
  };
}

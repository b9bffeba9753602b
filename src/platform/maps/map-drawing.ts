import type { Coordinates } from '#domain/coordinates.ts';
import { mapMarkers } from './map-markers.ts';
import { drawContent } from './map-overlay.ts';
import type { MapPalette } from './map-palette.ts';
import type { MapView } from './map-view.ts';
import type { Spot } from './marker-layout.ts';
import { pageSprites } from './page-sprites.ts';
import type { PlaceNames } from './place-names.ts';

/** Where a map draws: MapLibre's container, the canvas above it, and the ring around what has the keyboard's focus. */
export type MapFrame = { container: HTMLElement; overlay: HTMLCanvasElement; ring: HTMLElement };

/** Closer than this a view may hold no name of a place: it is named in its corner. */
const TITLE_FROM_ZOOM = 12;

/** A map that was not drawn for so long is not being moved, milliseconds. */
const STILL_MS = 40;

/** The canvas above the land: what it shows, and the drawing of it for a view that `look` describes. */
export function mapDrawing({ overlay, ring }: MapFrame, density: number, first: MapPalette, look: () => MapView) {
  const context = overlay.getContext('2d');
  const markers = mapMarkers();
  let palette = first;
  let sprites = pageSprites(palette);
  let names: PlaceNames | null = null;
  let title: string | null = null;
  let position: Coordinates | null = null;
  let focused: string | null = null;
  let frameAsked = 0;
  let later = 0;
  let settling = 0;
  let stopped = false;

  function draw(): void {
    cancelAnimationFrame(frameAsked);
    frameAsked = 0;
    if (stopped || !context) return;
    const view = look();
    context.setTransform(density, 0, 0, density, 0, 0);
    const content = {
      names: names?.within(view) ?? [],
      shown: markers.within(view),
      raised: markers.raised(),
      position,
      title,
    };
    markers.drawnAt(drawContent(context, view, content, { palette, sprites }));
    window.clearTimeout(later);
    if (sprites.isBehind()) later = window.setTimeout(catchUp, STILL_MS);
    placeRing(ring, focused === null ? null : markers.spotOf(focused));
  }
  /** Between frames, once the map is still. */
  const catchUp = () => {
    sprites.catchUp();
    drawSoon();
  };
  const drawSoon = () => {
    if (!stopped) frameAsked ||= requestAnimationFrame(draw);
  };
  const nameView = () => {
    const view = look();
    title = view.camera.zoom >= TITLE_FROM_ZOOM ? (names?.around(view) ?? null) : null;
  };

  /** Draws a view that stays, and names it. */
  function settle(): void {
    nameView();
    draw();
  }

  return {
    markers,
    draw,
    drawSoon,
    settle,
    /** A movement has ended: once its last frame is out, draws and names where it ended, calls back, and prepares for the next. */
    settleSoon(settled: () => void): void {
      window.clearTimeout(settling);
      settling = window.setTimeout(() => {
        settle();
        settled();
        markers.prepare(look());
      });
    },
    setNames(next: PlaceNames): void {
      names = next;
      nameView();
      drawSoon();
    },
    setPosition(next: Coordinates | null): void {
      position = next;
      drawSoon();
    },
    setFocus(key: string | null): void {
      focused = key;
      drawSoon();
    },
    /** New colours, or letters that have arrived since: every stamp is cut anew. */
    renew(next: MapPalette = palette): void {
      palette = next;
      sprites = pageSprites(palette);
      drawSoon();
    },
    resize(width: number, height: number): void {
      overlay.width = Math.round(width * density);
      overlay.height = Math.round(height * density);
      draw();
    },
    stop(): void {
      stopped = true;
      cancelAnimationFrame(frameAsked);
      window.clearTimeout(later);
      window.clearTimeout(settling);
    },
  };
}

/** The ring is an element, not paint, so that forced colours reach it. */
export function placeRing(ring: HTMLElement, spot: Spot | null): void {
  ring.hidden = spot === null;
  if (!spot) return;
  const size = 2 * (spot.reach + 3);
  ring.style.width = `${size}px`;
  ring.style.height = `${size}px`;
  ring.style.transform = `translate(${spot.x - size / 2}px, ${spot.y - size / 2}px)`;
}

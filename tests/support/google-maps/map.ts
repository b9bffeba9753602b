import type { AdvancedMarkerElement } from './advanced-marker.ts';
import { event, MVCObject } from './events.ts';
import { LatLng } from './lat-lng.ts';
import { LatLngBounds } from './lat-lng-bounds.ts';
import { mapLayers } from './map-layers.ts';
import { pixelOf, pointAt, type View } from './mercator.ts';
import { listenToPointer } from './pointer-input.ts';
import { record } from './record.ts';

type Point = { lat: number; lng: number };
type Options = Record<string, unknown> & { center?: Point; zoom?: number; minZoom?: number; maxZoom?: number };
type CameraOptions = { center?: Point | LatLng; zoom?: number };

/** Still for this long, a map says that it is idle, milliseconds. */
const IDLE_AFTER_MS = 60;

/** `google.maps.Map`: a grid instead of streets, but it is dragged, wheeled, pressed and reported as the real one. */
export class StandInMap extends MVCObject {
  readonly #div: HTMLElement;
  readonly #pane: HTMLElement;
  readonly #layers: ReturnType<typeof mapLayers>;
  readonly #markers = new Set<AdvancedMarkerElement>();
  readonly options: Options;
  #centre: LatLng;
  #zoom: number;
  #frame = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #tiled = false;
  /** Its bounds are unknown while it is being made, as those of the real one. */
  #stands = false;

  constructor(div: HTMLElement, options: Options) {
    super();
    this.#div = div;
    this.options = { ...options };
    this.#centre = LatLng.of(options.center ?? { lat: 0, lng: 0 });
    this.#zoom = this.#clamped(options.zoom ?? 0);
    this.#layers = mapLayers(div, String(options['colorScheme'] ?? 'LIGHT'));
    this.#pane = this.#layers.pane;
    listenToPointer(this.#layers.surface, {
      panBy: (x, y) => this.panBy(x, y),
      zoomAround: (steps, pixel) => this.#zoomAround(steps, pixel),
      emit: (name, domEvent, pixel) => this.#emit(name, domEvent, pixel),
    });
    new ResizeObserver(() => this.#changed()).observe(div);
    record.maps.push(this);
    this.#changed();
  }

  getDiv = () => this.#div;
  getCenter = () => this.#centre;
  getZoom = () => this.#zoom;
  getHeading = () => 0;
  getTilt = () => 0;
  getBounds = () => {
    const { width, height } = this.view();
    if (!this.#stands || width === 0 || height === 0) return undefined;
    return new LatLngBounds(pointAt(this.view(), { x: 0, y: height }), pointAt(this.view(), { x: width, y: 0 }));
  };

  view(): View {
    const { clientWidth: width, clientHeight: height } = this.#div;
    return { lat: this.#centre.lat(), lng: this.#centre.lng(), zoom: this.#zoom, width, height };
  }

  setOptions(options: Options): void {
    Object.assign(this.options, options);
    if (options.center !== undefined || options.zoom !== undefined) this.moveCamera(options);
    if ('draggableCursor' in options) this.#layers.surface.style.cursor = String(options['draggableCursor'] ?? 'grab');
  }
  setCenter = (center: Point) => this.moveCamera({ center });
  setZoom = (zoom: number) => this.moveCamera({ zoom });
  panTo = (center: Point) => this.moveCamera({ center });
  panBy(x: number, y: number): void {
    const view = this.view();
    this.moveCamera({ center: pointAt(view, { x: view.width / 2 + x, y: view.height / 2 + y }) });
  }

  moveCamera({ center, zoom }: CameraOptions): void {
    record.calls.push({ name: 'moveCamera', zoom: zoom ?? null });
    if (center) this.#centre = LatLng.of(center);
    if (zoom !== undefined) this.#zoom = this.#clamped(zoom);
    event.trigger(this, 'center_changed');
    event.trigger(this, 'zoom_changed');
    this.#changed();
  }

  /** A marker stands on the map, or leaves it. */
  hold(marker: AdvancedMarkerElement): void {
    this.#markers.add(marker);
    this.#pane.append(marker);
    this.place(marker);
  }
  drop(marker: AdvancedMarkerElement): void {
    this.#markers.delete(marker);
    marker.remove();
  }
  place(marker: AdvancedMarkerElement): void {
    const point = marker.position;
    marker.hidden = !point;
    if (!point) return;
    const { x, y } = pixelOf(this.view(), point.lat(), point.lng());
    marker.style.transform = `translate(${x}px, ${y}px)`;
  }
  get markers(): readonly AdvancedMarkerElement[] {
    return [...this.#markers];
  }

  #clamped(zoom: number): number {
    const { minZoom = 0, maxZoom = 22, isFractionalZoomEnabled = false } = this.options;
    const whole = isFractionalZoomEnabled ? zoom : Math.round(zoom);
    return Math.min(maxZoom, Math.max(minZoom, whole));
  }

  #zoomAround(steps: number, pixel: { x: number; y: number }): void {
    const held = pointAt(this.view(), pixel);
    this.moveCamera({ zoom: this.#zoom + steps });
    const { x, y } = pixelOf(this.view(), held.lat, held.lng);
    this.panBy(x - pixel.x, y - pixel.y);
  }

  #emit(name: string, domEvent: Event | null, pixel: { x: number; y: number } | null): void {
    if (!pixel) event.trigger(this, name);
    else {
      const { lat, lng } = pointAt(this.view(), pixel);
      event.trigger(this, name, { latLng: new LatLng(lat, lng), domEvent, stop: () => {} });
    }
  }

  #changed(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      if (!this.#div.isConnected) return;
      this.#layers.draw(this.view());
      for (const marker of this.#markers) this.place(marker);
      event.trigger(this, 'bounds_changed');
    });
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      if (!this.#div.isConnected) return;
      this.#stands = true;
      if (!this.#tiled) event.trigger(this, 'tilesloaded');
      this.#tiled = true;
      event.trigger(this, 'idle');
    }, IDLE_AFTER_MS);
  }
}

import { LatLng } from './lat-lng.ts';
import type { StandInMap } from './map.ts';

type Point = { lat: number; lng: number } | LatLng;

/** `google.maps.marker.AdvancedMarkerElement`: a picture of ours on a point; it takes no press unless it is clickable. */
export class AdvancedMarkerElement extends HTMLElement {
  #map: StandInMap | null = null;
  #position: LatLng | null = null;
  #content: HTMLElement | null = null;
  #zIndex: number | null = null;
  #anchorLeft = '-50%';
  #anchorTop = '-100%';
  #clickable = false;

  connectedCallback(): void {
    Object.assign(this.style, { position: 'absolute', left: '0', top: '0', pointerEvents: 'none' });
  }

  get map(): StandInMap | null {
    return this.#map;
  }
  set map(map: StandInMap | null) {
    this.#map?.drop(this);
    this.#map = map;
    map?.hold(this);
  }

  get position(): LatLng | null {
    return this.#position;
  }
  set position(point: Point | null) {
    this.#position = point && LatLng.of(point);
    this.#map?.place(this);
  }

  get content(): HTMLElement | null {
    return this.#content;
  }
  set content(content: HTMLElement | null) {
    this.#content?.remove();
    this.#content = content;
    if (!content) return;
    content.style.position = 'absolute';
    this.append(content);
    this.#anchor();
  }

  get zIndex(): number | null {
    return this.#zIndex;
  }
  set zIndex(zIndex: number | null) {
    this.#zIndex = zIndex;
    this.style.zIndex = zIndex === null ? '' : String(zIndex);
  }

  set anchorLeft(left: string | null) {
    this.#anchorLeft = left ?? '-50%';
    this.#anchor();
  }
  set anchorTop(top: string | null) {
    this.#anchorTop = top ?? '-100%';
    this.#anchor();
  }

  get gmpClickable(): boolean {
    return this.#clickable;
  }
  set gmpClickable(clickable: boolean) {
    this.#clickable = clickable;
  }

  #anchor(): void {
    if (this.#content) this.#content.style.transform = `translate(${this.#anchorLeft}, ${this.#anchorTop})`;
  }
}

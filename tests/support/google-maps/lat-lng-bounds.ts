import { LatLng } from './lat-lng.ts';

type Corner = { lat: number; lng: number };

/** The box of a view; `west` exceeds `east` across the date line. */
export class LatLngBounds {
  readonly #southWest: LatLng;
  readonly #northEast: LatLng;

  constructor(southWest: Corner, northEast: Corner) {
    this.#southWest = LatLng.of(southWest);
    this.#northEast = LatLng.of(northEast);
  }

  getSouthWest(): LatLng {
    return this.#southWest;
  }

  getNorthEast(): LatLng {
    return this.#northEast;
  }

  toJSON() {
    return {
      south: this.#southWest.lat(),
      west: this.#southWest.lng(),
      north: this.#northEast.lat(),
      east: this.#northEast.lng(),
    };
  }
}

type Point = { lat: number; lng: number } | LatLng;

/** A point as Google's script hands it out: its numbers are asked by methods. */
export class LatLng {
  readonly #lat: number;
  readonly #lng: number;

  constructor(lat: number, lng: number) {
    this.#lat = lat;
    this.#lng = Math.abs(lng) <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180;
  }

  static of(point: Point): LatLng {
    return point instanceof LatLng ? point : new LatLng(point.lat, point.lng);
  }

  lat(): number {
    return this.#lat;
  }

  lng(): number {
    return this.#lng;
  }

  equals(other: LatLng): boolean {
    return this.#lat === other.lat() && this.#lng === other.lng();
  }

  toJSON(): { lat: number; lng: number } {
    return { lat: this.#lat, lng: this.#lng };
  }
}

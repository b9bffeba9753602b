import type { Coordinates } from '#domain/coordinates.ts';
import { Failure, type FailureCode } from '#domain/failure.ts';

/** Codes of GeolocationPositionError, by number: the type has no values in workers and older engines. */
const failures: Readonly<Record<number, FailureCode>> = {
  1: 'position-denied',
  2: 'position-unavailable',
  3: 'position-timed-out',
};

/** How long the browser may look for the position once it may, milliseconds: its question is not counted. */
const TIMEOUT_MS = 12_000;

/**
 * The visitor's position (degrees; accuracy is a radius in metres), asked of the browser, which asks the visitor (LOC-019).
 * Throws `Failure` with position-denied, -unavailable or -timed-out; an aborted signal drops a late answer.
 */
export function locate(signal: AbortSignal): Promise<{ coordinates: Coordinates; accuracy: number }> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Failure('position-unavailable'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (signal.aborted) return;
        resolve({ coordinates: { lat: coords.latitude, lng: coords.longitude }, accuracy: coords.accuracy });
      },
      (error) => reject(new Failure(failures[error.code] ?? 'position-unavailable', { cause: error })),
      // A phone's first guess is a circle of miles, and a kept one would answer every further try with the same circle.
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 0 },
    );
  });
}

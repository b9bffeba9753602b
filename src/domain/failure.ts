/** Every way in which something the app asked for can go wrong. A code without words in src/messages does not compile. */
export type FailureCode =
  | 'bad-answer'
  | 'favourites-rate-limited'
  | 'map-unavailable'
  | 'nearest-not-found'
  | 'offline'
  | 'place-not-found'
  | 'places-unavailable'
  | 'position-denied'
  | 'position-timed-out'
  | 'position-unavailable'
  | 'rate-limited'
  | 'refused'
  | 'server'
  | 'sign-in-refused'
  | 'signed-out'
  | 'store-not-found'
  | 'timed-out'
  | 'unexpected';

/** The one error type that XState and TanStack Query both meet; `cause` keeps what was thrown, for reports only. */
export class Failure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'Failure';
    this.code = code;
  }
}

/** Whatever was thrown, the rest of the app only ever meets a `Failure`. */
export function failureOf(thrown: unknown): Failure {
  return thrown instanceof Failure ? thrown : new Failure('unexpected', { cause: thrown });
}

/** The code of whatever was thrown: what machines keep, because their context is plain JSON. */
export function failureCodeOf(thrown: unknown): FailureCode {
  return failureOf(thrown).code;
}

/** Every way in which something the app asked for can go wrong. A code without words in src/messages does not compile. */
export type FailureCode =
  | 'account-locked'
  | 'address-missing'
  | 'address-refused'
  | 'approval-expired'
  | 'auto-reload-changed'
  | 'bad-answer'
  | 'birthday-set'
  | 'card-not-found'
  | 'card-declined'
  | 'card-field-unavailable'
  | 'card-not-added'
  | 'code-attempts-spent'
  | 'code-expired'
  | 'code-refused'
  | 'email-refused'
  | 'email-taken'
  | 'favourites-full'
  | 'favourites-rate-limited'
  | 'gift-not-found'
  | 'guest-session-expired'
  | 'link-expired'
  | 'menu-not-found'
  | 'nearest-not-found'
  | 'offline'
  | 'order-not-found'
  | 'partner-not-linked'
  | 'password-refused'
  | 'payment-method-in-use'
  | 'payment-method-missing'
  | 'phone-known'
  | 'phone-missing'
  | 'phone-refused'
  | 'phones-full'
  | 'place-not-found'
  | 'places-unavailable'
  | 'position-denied'
  | 'position-inexact'
  | 'position-timed-out'
  | 'position-unavailable'
  | 'price-outdated'
  | 'product-not-found'
  | 'profile-refused'
  | 'rate-limited'
  | 'receipt-not-found'
  | 'redirect-missing'
  | 'refused'
  | 'server'
  | 'session-replaced'
  | 'sign-in-refused'
  | 'signed-out'
  | 'store-not-found'
  | 'timed-out'
  | 'unexpected'
  | 'verification-due';

/** Whether a server that was asked for a product says that there is none: by name, or by refusing its number. */
export function isNoSuchProduct(failure: FailureCode): boolean {
  return failure === 'product-not-found' || failure === 'refused';
}

/** The server did not know the session that a request was sent with, so nothing was done; another one may have begun since (D-396). */
export function isSessionOver(failure: FailureCode): boolean {
  return failure === 'signed-out' || failure === 'session-replaced';
}

type FailureOptions = ErrorOptions & { readonly requestId?: string | null };

/**
 * The one error type that XState and TanStack Query both meet; `cause` keeps what was thrown, and `requestId` by what name the server
 * knows the request, null where it does not say; both for reports only.
 */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly requestId: string | null;

  constructor(code: FailureCode, options?: FailureOptions) {
    super(code, options);
    this.name = 'Failure';
    this.code = code;
    this.requestId = options?.requestId ?? null;
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

/** Why an actor failed, by the event that says so: the `params` of an action or a guard of a machine. */
export const failureOfEvent = ({ event }: { event: { error: unknown } }): { failure: FailureCode } => ({
  failure: failureCodeOf(event.error),
});

/** Waits for work of which one failure is as good as done, as when what is to be removed is gone already; throws any other. */
export async function doneDespite(code: FailureCode, work: Promise<unknown>): Promise<void> {
  await work.catch((thrown: unknown) => {
    if (failureCodeOf(thrown) !== code) throw thrown;
  });
}

const ANSWER_LOST: readonly FailureCode[] = ['timed-out', 'offline', 'server', 'bad-answer'];

/** Whether what was asked for may have been done all the same: its answer was lost, or could not be read (D-042). */
export const isAnswerLost = (code: FailureCode): boolean => ANSWER_LOST.includes(code);

/** Whether the same request may be sent once more as it is: its answer was lost, or it came too soon (BIL-022). */
export const maySendAgain = (code: FailureCode): boolean => isAnswerLost(code) || code === 'rate-limited';

import { Failure } from '#domain/failure.ts';
import { createReport } from './report.ts';

const [listen, report] = createReport();

/** A session that requests are sent with; each has an object of its own. */
type SentWith = {
  /** A member, or a guest. */
  readonly isOfVisitor: boolean;
};

let present: SentWith = { isOfVisitor: false };

/**
 * From now on `listen` is called whenever the server answers that it does not know the session, before the caller learns of
 * it: the session is the one owner of a 401 (ACC-004). A contract says where a 401 means something else (`refusals`).
 */
export const onSignedOut = listen;

/** Notes that requests may now be sent with another session than before, or with none. */
export function noteSession(session: SentWith): void {
  present = { ...session };
}

/** The session with which a request is sent now. */
export const presentSession = (): SentWith => present;

/**
 * Every failure that an answer stands for passes here, once. Where another session has begun since the request was sent, a 401
 * says nothing of that one: nothing is reported, and the caller, for whom signing in leads on no more, learns that it can be
 * tried again (FC-064, FC-071, D-396).
 */
export function reported(failure: Failure, sentWith: SentWith): Failure {
  if (failure.code !== 'signed-out') return failure;
  if (sentWith === present) report();
  else if (present.isOfVisitor)
    return new Failure('session-replaced', { cause: failure.cause, requestId: failure.requestId });
  return failure;
}

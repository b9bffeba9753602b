/** Ends what is under way after some time, or as soon as its caller leaves. */
export type Deadline = {
  readonly signal: AbortSignal;
  /** Whether it was the time that ended it. */
  readonly isOver: () => boolean;
  /** It came to its end in time. */
  readonly lift: () => void;
};

/**
 * A signal that aborts after `ms` milliseconds, or with the caller's: what AbortSignal.timeout and AbortSignal.any do
 * together, which some of the browsers that we serve do not know (Safari before 17.4).
 */
export function startDeadline(ms: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  let over = false;
  const leave = () => controller.abort(caller?.reason);
  const timer = setTimeout(() => {
    over = true;
    controller.abort(new DOMException('No answer in time.', 'TimeoutError'));
  }, ms);
  if (caller?.aborted) leave();
  caller?.addEventListener('abort', leave, { once: true });
  return {
    signal: controller.signal,
    isOver: () => over,
    lift: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', leave);
    },
  };
}

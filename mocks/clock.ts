/** The one source of time in a world: milliseconds since 1970, running beside the real clock or standing still. */
export type WorldClock = {
  now: () => number;
  isFrozen: () => boolean;
  /** Jumps to an instant; a running clock runs on from there. */
  set: (at: number) => void;
  advance: (ms: number) => void;
  freeze: () => void;
  resume: () => void;
};

/** A clock that starts at `at` (the real time when left out) and runs unless `frozen`. */
export function createClock(
  { at, frozen = false }: { at?: number; frozen?: boolean } = {},
  realNow: () => number = Date.now,
): WorldClock {
  let offset = (at ?? realNow()) - realNow();
  let stoodAt = frozen ? realNow() + offset : null;
  const now = () => stoodAt ?? realNow() + offset;
  const set = (instant: number) => {
    offset = instant - realNow();
    if (stoodAt !== null) stoodAt = instant;
  };
  return {
    now,
    set,
    isFrozen: () => stoodAt !== null,
    advance: (ms) => set(now() + ms),
    freeze: () => {
      stoodAt = now();
    },
    resume: () => {
      offset = now() - realNow();
      stoodAt = null;
    },
  };
}

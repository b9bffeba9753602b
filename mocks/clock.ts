/** The one source of time in a world: milliseconds since 1970, running beside the real clock or standing still. */
export type WorldClock = {
  now: () => number;
  isFrozen: () => boolean;
  /** Jumps to an instant; a running clock runs on from there. */
  set: (at: number) => void;
  advance: (ms: number) => void;
  freeze: () => void;
  resume: () => void;
  /** What it showed at an instant of real time. */
  showed: (real: number) => number;
};

/** A stretch of the clock: from an instant of real time on it runs from `at`, or stands there. */
type Stretch = { readonly from: number; readonly at: number; readonly runs: boolean };

const shownIn = ({ from, at, runs }: Stretch, real: number): number => (runs ? at + real - from : at);

/** A clock that starts at `at` (the real time when left out) and runs unless `frozen`. */
export function createClock(
  { at, frozen = false }: { at?: number; frozen?: boolean } = {},
  realNow: () => number = Date.now,
): WorldClock {
  const from = realNow();
  const first: Stretch = { from, at: at ?? from, runs: !frozen };
  let last = first;
  const earlier: Stretch[] = [];
  const now = () => shownIn(last, realNow());
  const goOn = (instant: number, runs: boolean) => {
    earlier.push(last);
    last = { from: realNow(), at: instant, runs };
  };
  const set = (instant: number) => goOn(instant, last.runs);
  return {
    now,
    set,
    isFrozen: () => !last.runs,
    advance: (ms) => set(now() + ms),
    freeze: () => goOn(now(), false),
    resume: () => goOn(now(), true),
    showed: (real) => shownIn([...earlier, last].findLast((stretch) => stretch.from <= real) ?? first, real),
  };
}

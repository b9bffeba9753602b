/** Milliseconds after which a browser that is never idle counts as idle. */
const LONGEST_WAIT_MS = 3_000;

/** Milliseconds after which a page that never rests, or is not drawn because another tab is in front, counts as usable. */
const LONGEST_START_MS = 1_000;

/** Milliseconds after which a frame counts as drawn: a page in another tab draws none. */
const LONGEST_FRAME_MS = 250;

let usable: Promise<void> = Promise.resolve();

/** The page begins to start: what can wait does, until the page rests after the call of the returned function. */
export function beginStart(): () => void {
  let end: () => void = () => {};
  usable = new Promise((resolve) => {
    end = resolve;
  });
  return () => {
    // What stands around the page is hydrated first; the page itself follows in slices, with no moment of rest between.
    requestAnimationFrame(() => void rest(LONGEST_START_MS).then(end));
    setTimeout(end, LONGEST_START_MS);
  };
}

/** Resolves once the page answers to the visitor. What it takes until then has the network and the processor to itself. */
export function pageUsable(): Promise<void> {
  return usable;
}

/** Resolves when the page is usable, has loaded what it shows and has nothing else to do. */
export async function pageIdle(): Promise<void> {
  await usable;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await rest(LONGEST_WAIT_MS);
}

let frame: Promise<void> | null = null;

/** Resolves once the next frame is on the screen, for all at the same time: what a visitor waits for is drawn before what follows from it. */
export function framePainted(): Promise<void> {
  frame ??= new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME_MS);
  }).then(() => {
    frame = null;
  });
  return frame;
}

/** Resolves when the browser has nothing to do, at the latest after a time. */
async function rest(timeout: number): Promise<void> {
  await new Promise((resolve) => {
    // Safari has no idle callback: there a task has to do, queued behind the frame and behind what others do in it.
    if (typeof window.requestIdleCallback !== 'function') setTimeout(() => setTimeout(resolve));
    else window.requestIdleCallback(resolve, { timeout });
  });
}

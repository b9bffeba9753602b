import { type MountOptions, mount } from '../kit/mount.tsx';
import type { Mounted, ViewHarness } from '../kit/view.ts';

const AN_HOUR = 3_600_000;

/** Mounts a view on the session of an app, whose actors outlive every screen and stand on the runtime of a walk. */
export function mountSession(
  harness: ViewHarness,
  view: Parameters<typeof mount>[1],
  options: MountOptions = {},
): Promise<Mounted> {
  let now = 0;
  // Each look finds another hour gone, so that a page that is shown again may always ask.
  const clock = {
    now: () => {
      now += AN_HOUR;
      return now;
    },
  };
  return mount(harness, view, { clock, sessionRuntime: harness.runtime, ...options });
}

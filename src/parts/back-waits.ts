import { useBlocker } from '@tanstack/react-router';

/** Back does nothing while `isBusy`: what lies over the page stays until it can show what became of what is under way. */
export function useBackWaits(isBusy: () => boolean): void {
  useBlocker({
    shouldBlockFn: ({ action }) => action === 'BACK' && isBusy(),
    enableBeforeUnload: false,
  });
}

import type { AnyRouter } from '@tanstack/react-router';

/**
 * What lies over a page is opened and closed by an address that the router builds from the true one. Where that is hidden, it
 * stays so: neither the address bar nor a link shows it again (D-034, D-151).
 */
export function keepPagesHidden(router: AnyRouter): void {
  const { buildLocation, commitLocation } = router;
  router.buildLocation = (options) => {
    const next = buildLocation(options);
    const { pathname, searchStr, maskedLocation: shown } = options._fromLocation ?? router.latestLocation;
    const isSamePage = next.pathname === pathname && next.searchStr === searchStr;
    if (!shown || !isSamePage || next.maskedLocation) return next;
    const { hash, state } = next;
    return { ...next, maskedLocation: buildLocation({ to: shown.pathname, search: shown.search, hash, state }) };
  };
  // The router reads the hash of a hidden address with its sign, and keeps it without.
  router.commitLocation = (next) =>
    commitLocation(next.maskedLocation && next.hash ? { ...next, hash: `#${next.hash}` } : next);
}

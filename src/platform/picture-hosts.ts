/**
 * Whether the pages' policy lets the browser show pictures from this address: a path of this site, or https on the site's own
 * origin or on the one that the build names (`VITE_IMAGES`). Any other would be a broken picture (RWD-020).
 */
export function isPictureHostAllowed(address: string): boolean {
  if (address.startsWith('/')) return true;
  const origin = originOf(address);
  return origin !== null && (origin === import.meta.env.VITE_IMAGES || origin === ownOrigin());
}

/** Null where it is no address. `URL.canParse` is not known to every promised browser. */
function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}

/** Null while a page is prerendered: the build does not know the name of its host. */
function ownOrigin(): string | null {
  return typeof window === 'undefined' ? null : window.location.origin;
}

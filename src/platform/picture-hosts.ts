/**
 * Whether the pages' policy lets the browser show pictures from this address: a path of this site, or https on the site's own
 * origin or on the one that the build names (`VITE_IMAGES`). Any other would be a broken picture (RWD-020).
 */
export function isPictureHostAllowed(address: string): boolean {
  if (address.startsWith('/')) return true;
  if (!URL.canParse(address)) return false;
  const { origin } = new URL(address);
  return origin === import.meta.env.VITE_IMAGES || origin === ownOrigin();
}

/** Null while a page is prerendered: the build does not know the name of its host. */
function ownOrigin(): string | null {
  return typeof window === 'undefined' ? null : window.location.origin;
}

import { safePathOf } from '../return-url.ts';

/** An https address without user, port, space or backslash; its host is what stands between the slashes. */
const HTTPS = /^https:\/\/([a-z\d-]+(?:\.[a-z\d-]+)+)(?:[/?#][^\s\\]*)?$/i;

/**
 * The address of an outside service that the browser may leave for (decision 0.5): https on a host that the retailer's configuration
 * lists, or a path of this site; null for everything else. `hosts` are lower case.
 */
export function approvalAddressOf(wanted: string, hosts: readonly string[]): string | null {
  const path = safePathOf(wanted);
  if (path !== null) return path;
  const host = HTTPS.exec(wanted)?.[1]?.toLowerCase();
  return host !== undefined && hosts.includes(host) ? wanted : null;
}

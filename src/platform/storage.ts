/**
 * What may be kept in the browser: facts that are the same for everybody. What belongs to a person stays in memory,
 * and secrets are never held (trust.md).
 */
export const PUBLIC_KEYS = ['northstar.theme', 'northstar.public-cache'] as const;

/** Removes whatever is not public, whoever put it there: nothing personal survives sign-out. */
export function forgetPersonal(): void {
  for (const area of storages()) {
    for (const key of Object.keys(area)) {
      if (!PUBLIC_KEYS.some((open) => open === key)) area.removeItem(key);
    }
  }
}

function storages(): Storage[] {
  try {
    return [window.localStorage, window.sessionStorage];
  } catch {
    return [];
  }
}

/**
 * What may be kept in the browser: facts that are the same for everybody. What belongs to a person stays in memory,
 * and secrets are never held (trust.md).
 */
export const PUBLIC_KEYS = ['northstar.theme', 'northstar.public-cache'] as const;

export type PublicKey = (typeof PUBLIC_KEYS)[number];

/** What was kept under a key; null where nothing was, or where the browser keeps nothing. */
export function readPublic(key: PublicKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; silently nothing where storage is full or forbidden, because nothing public is worth an error. */
export function keepPublic(key: PublicKey, text: string): void {
  try {
    window.localStorage.setItem(key, text);
  } catch {}
}

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

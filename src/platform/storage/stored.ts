type Area = 'localStorage' | 'sessionStorage';

/** Uses the storage of the browser; undefined where it is full or forbidden, as while the build renders a page. */
export function inStorage<Answer>(use: (areas: Readonly<Record<Area, Storage>>) => Answer): Answer | undefined {
  try {
    return use(window);
  } catch {
    return undefined;
  }
}

/** What lies under a key as JSON, not yet validated; null where nothing does, the browser forbids to look, or it is no JSON. */
export const readStored = (key: string, area: Area = 'localStorage'): unknown =>
  inStorage((areas) => JSON.parse(areas[area].getItem(key) ?? 'null')) ?? null;

/** Keeps a value as JSON, where null removes what lies there, and says whether the browser did: else it lives as long as the page. */
export const writeStored = (key: string, value: unknown, area: Area = 'localStorage'): boolean =>
  inStorage((areas) => {
    if (value === null) areas[area].removeItem(key);
    else areas[area].setItem(key, JSON.stringify(value));
    return true;
  }) ?? false;

/** What `writeInRoom` has kept, as JSON, not yet validated. */
export const readInRoom = (key: string): unknown => readStored(key, 'sessionStorage') ?? readStored(key);

/**
 * Keeps a value as `writeStored` does, for what a second charge depends on (FC-020, FC-175): where the storage of the browser is full,
 * that of the tab keeps it, which has room of its own and outlives a page that is loaded anew as well.
 */
export function writeInRoom(key: string, value: unknown): boolean {
  const isWritten = writeStored(key, value);
  return writeStored(key, isWritten ? null : value, 'sessionStorage') || isWritten;
}

/** Calls back when another tab has changed the key, or all that is stored was cleared; never while the build renders a page. */
export function onStoredElsewhere(ownKey: string, listener: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const changed = ({ key }: StorageEvent) => {
    if (key === ownKey || key === null) listener();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

/** What a page says of itself to the browser, to search engines and to readers. */
export type PageHead = {
  title: string;
  description: string;
  lang: string;
  /** The address to share, of this site; null where there is none. */
  canonical: string | null;
};

/** Writes title, description, address to share and language; the prerendered page has them already. */
export function showPageHead({ title, description, lang, canonical }: PageHead): void {
  document.title = title;
  document.documentElement.lang = lang;
  let meta = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = 'description';
    document.head.append(meta);
  }
  meta.content = description;
  showCanonical(canonical);
}

function showCanonical(address: string | null): void {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (address === null) {
    link?.remove();
    return;
  }
  const shown = link ?? document.createElement('link');
  shown.rel = 'canonical';
  shown.href = new URL(address, window.location.origin).href;
  if (!link) document.head.append(shown);
}

/** The language that the delivered page was written in. */
export function documentLanguage(): string {
  return document.documentElement.lang;
}

/** The page's heading, ready to take the focus; null where there is none yet. */
export const pageHeading = {
  get current(): HTMLElement | null {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    return heading;
  },
};

/** Moves focus to the page's heading after a navigation, without scrolling; false where there is none yet. */
export function focusHeading(): boolean {
  const heading = pageHeading.current;
  if (!heading) return false;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}

/** Ends what `followHeading` has begun. */
let stopFollowing = () => {};

/**
 * Moves focus to the page's heading, and again where another heading takes the place of that one: what stands there while a page
 * still loads goes with the focus. A visitor who has moved on keeps it, and is followed no more.
 */
export function followHeading(): void {
  stopFollowing();
  const before = document.activeElement;
  focusHeading();
  let followed = pageHeading.current;
  const observer = new MutationObserver(() => {
    if (followed?.isConnected) return;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === before) focusHeading();
    else observer.disconnect();
    followed = pageHeading.current;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  stopFollowing = () => observer.disconnect();
}

/** Lets the focus stay where it is: the page is left, or its heading has been followed long enough. */
export function stopFollowingHeading(): void {
  stopFollowing();
}

/** Something on the page has the focus: what had it is still there. */
export function isFocusHeld(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

/** Remembers what has the focus; the returned function gives it back, unless something else has taken it by then. */
export function rememberFocus(): () => void {
  const { activeElement: before } = document;
  return () => {
    if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
  };
}

/** Calls back when the page is shown again: another tab was in front, or Back brought it out of the cache. */
export function onPageShown(listener: () => void): () => void {
  const shown = () => {
    if (document.visibilityState === 'visible') listener();
  };
  const stop = onPageKept({ left: () => {}, restored: listener });
  document.addEventListener('visibilitychange', shown);
  return () => {
    document.removeEventListener('visibilitychange', shown);
    stop();
  };
}

/** Resolves once the page is seen, at once where it is; never where `signal` ends the waiting. */
export function untilShown(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'visible') return resolve();
    const stop = onPageShown(() => {
      stop();
      resolve();
    });
    signal.addEventListener('abort', stop);
  });
}

/**
 * Calls back when the page is left, and when Back or Forward brings it out of the browser's cache as it was then (FC-070);
 * returns how to stop. Never while the build renders a page.
 */
export function onPageKept({ left, restored }: { left: () => void; restored: () => void }): () => void {
  if (typeof window === 'undefined') return () => {};
  const cameBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restored();
  };
  window.addEventListener('pagehide', left);
  window.addEventListener('pageshow', cameBack);
  return () => {
    window.removeEventListener('pagehide', left);
    window.removeEventListener('pageshow', cameBack);
  };
}

/**
 * Calls back as `onPageKept` does, and also when the page goes out of sight and is seen again: a phone ends one that is out of sight
 * without a word. It serves what the next document must find, not what hides the page or begins it anew.
 */
export function onPageOutOfSight({ left, restored }: { left: () => void; restored: () => void }): () => void {
  if (typeof window === 'undefined') return () => {};
  const changed = () => (document.visibilityState === 'hidden' ? left() : restored());
  document.addEventListener('visibilitychange', changed);
  const stop = onPageKept({ left, restored });
  return () => {
    document.removeEventListener('visibilitychange', changed);
    stop();
  };
}

/** What had the focus as the page was hidden. */
let focused: Element | null = null;

/** Hides everything on the page at once, also from screen readers, until it is unveiled; nothing is lost by it (FC-070, FC-071). */
export function veilPage(): void {
  if (isPageVeiled()) return;
  focused = document.activeElement;
  document.documentElement.setAttribute(VEIL, '');
}

/** Whether the page is hidden now. */
export const isPageVeiled = (): boolean => document.documentElement.hasAttribute(VEIL);

/** Shows the page again. Browsers take the focus from what is hidden: it goes back to where it was, unless it has been moved. */
export function unveilPage(): void {
  document.documentElement.removeAttribute(VEIL);
  if (focused instanceof HTMLElement && document.activeElement === document.body)
    focused.focus({ preventScroll: true });
  focused = null;
}

/** The theme's global styles hide what bears it. */
const VEIL = 'data-veiled';

/** Loads the page anew, as its address says. */
export function reloadPage(): void {
  window.location.reload();
}

/** Whether this document was loaded in the place of itself, by the app or by the browser's button. */
export const isPageReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** Opens the browser's own way to print what is shown. */
export function printPage(): void {
  window.print();
}

/** The title as it is shown now. */
export function pageTitle(): string {
  return document.title;
}

/** A path of this site as an address that leads here from anywhere. */
export function absoluteAddress(path: string): string {
  return new URL(path, window.location.origin).href;
}

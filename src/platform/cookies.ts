/** How long a cookie lives and where it counts; always for the whole site, never sent along from another one. */
type CookieLife = { readonly maxAgeSeconds: number };

/** The text of a cookie that scripts may read, decoded; null where there is none or it is no text of ours. */
export function readCookie(name: string): string | null {
  for (const pair of cookieText().split('; ')) {
    if (!pair.startsWith(`${name}=`)) continue;
    try {
      return decodeURIComponent(pair.slice(name.length + 1));
    } catch {
      return null;
    }
  }
  return null;
}

/** All cookies that scripts may read, as one text; empty where the browser refuses cookies to scripts, which throws. */
export function cookieText(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Keeps a text in a cookie, encoded. A browser that keeps or allows none, or finds it too long, says nothing. */
export function writeCookie(name: string, text: string, { maxAgeSeconds }: CookieLife): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of the browsers that we serve
    document.cookie = `${name}=${encodeURIComponent(text)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** What the retailer's own apps add to the user agent of the pages that they show (decision D-229). */
const APP_MARK = /\bNorthstarApp\/\d/;

/** Whether the page is shown inside one of the retailer's own apps (PRI-003, PRI-004). */
export function isNativeApp(): boolean {
  return APP_MARK.test(navigator.userAgent);
}

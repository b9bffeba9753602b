/** What may be measured: the name of an event and plain facts about it, never about a person. */
export type AnalyticsEvent = { readonly event: string; readonly [fact: string]: string };

/** The queue that tag managers read. Nothing leaves the browser before one of them is loaded, which consent decides. */
type TagManagerPage = { dataLayer?: unknown };

/** Adds an event to the queue. Never throws: measuring must not get into anybody's way. */
export function recordEvent(event: AnalyticsEvent, page: TagManagerPage = window as TagManagerPage): void {
  try {
    if (!Array.isArray(page.dataLayer)) page.dataLayer = [];
    (page.dataLayer as unknown[]).push(event);
  } catch {
    // A tag manager that breaks its own queue.
  }
}

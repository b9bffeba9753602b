import { runWithConsent } from './measuring.ts';

/** What may be measured: the name of an event and plain properties of it, never about a person. */
export type AnalyticsEvent = { readonly event: string; readonly [fact: string]: string };

/** The queue that tag managers read. */
type TagManagerPage = { dataLayer?: unknown };

/** Adds an event to the queue, once the person has agreed to being measured. Never throws. */
export function recordEvent(event: AnalyticsEvent, page: TagManagerPage = window as TagManagerPage): void {
  runWithConsent('analytics', () => {
    if (!Array.isArray(page.dataLayer)) page.dataLayer = [];
    (page.dataLayer as unknown[]).push(event);
  });
}

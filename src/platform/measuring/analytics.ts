import { MEASURED_KEY } from '#domain/privacy/consent.ts';
import { runWithConsent } from './measuring.ts';

/** What may be measured: the name of an event and plain properties of it, never about a person. */
export type AnalyticsEvent = { readonly event: string; readonly [fact: string]: string };

/** The queue that tag managers read. */
type TagManagerPage = { dataLayer?: unknown };

/** More of them are not remembered. */
const MOST_MEASURED = 20;

/** Adds an event to the queue, once the person has agreed to being measured. Never throws. */
export function recordEvent(event: AnalyticsEvent, page: TagManagerPage = window as TagManagerPage): void {
  runWithConsent('analytics', () => add(event, page));
}

/** Records an event as `recordEvent` does, but one time for an id in all tabs: a duplicated tab comes to the same end (FC-001). */
export function recordEventOnce(id: string, event: AnalyticsEvent): void {
  runWithConsent('analytics', () => {
    if (isFirst(id)) add(event, window as TagManagerPage);
  });
}

function add(event: AnalyticsEvent, page: TagManagerPage): void {
  if (!Array.isArray(page.dataLayer)) page.dataLayer = [];
  (page.dataLayer as unknown[]).push(event);
}

/** Whether no tab has measured it; also where nothing can be stored. */
function isFirst(id: string): boolean {
  try {
    const before = (window.localStorage.getItem(MEASURED_KEY) ?? '').split(' ').filter(Boolean);
    if (before.includes(id)) return false;
    window.localStorage.setItem(MEASURED_KEY, [...before, id].slice(-MOST_MEASURED).join(' '));
  } catch {
    // Storage is full or forbidden.
  }
  return true;
}

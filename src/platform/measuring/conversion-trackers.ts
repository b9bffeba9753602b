import { runWithConsent } from './measuring.ts';

/** The queues that the tags of advertisers read once their scripts are there; blocked scripts leave them unread. */
type TrackerQueues = {
  dataLayer?: unknown[];
  fbq?: ((...call: unknown[]) => void) & { queue?: unknown[][] };
};

/** The trackers, each of which records that a visitor joined, and nothing about who it is. */
const trackers: ReadonlyArray<(page: TrackerQueues) => void> = [
  (page) => {
    page.dataLayer ??= [];
    page.dataLayer.push({ event: 'account_created' });
  },
  (page) => {
    page.fbq ??= queueingPixel();
    page.fbq('track', 'CompleteRegistration');
  },
];

/** Stands in for the pixel until its script takes the queue over. */
function queueingPixel(): NonNullable<TrackerQueues['fbq']> {
  const queue: unknown[][] = [];
  return Object.assign((...call: unknown[]) => void queue.push(call), { queue });
}

/**
 * Notifies both trackers that an account was created (ACC-066), once the person has agreed to that. Never throws and never waits:
 * a tracker that is blocked, slow or broken changes nothing (FC-140), least of all for the other one.
 */
export function recordConversion(page: TrackerQueues = window as TrackerQueues): void {
  for (const record of trackers) runWithConsent('advertising', () => record(page));
}

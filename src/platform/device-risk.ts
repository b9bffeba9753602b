/** Longest wait for the risk data, milliseconds: what comes later is left out (ACC-032). */
const LONGEST_WAIT_MS = 2000;

/** Collects what a risk service wants to know about the device, as a text that only the service can read. */
export type RiskCollector = (signal: AbortSignal) => Promise<string>;

/**
 * The device-risk data that goes along with credentials (ACC-025, ACC-032): an opaque text, empty where it could not be
 * collected within two seconds. Never rejects; its signal aborts the collector when the caller has left.
 */
export async function collectReputation(
  signal?: AbortSignal,
  collect: RiskCollector = collectFromBrowser,
): Promise<string> {
  // By hand: AbortSignal.any and AbortSignal.timeout are missing in some of the browsers that we serve.
  const over = new AbortController();
  const leave = () => over.abort();
  const late = setTimeout(leave, LONGEST_WAIT_MS);
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave, { once: true });
  const given = async () => collect(over.signal);
  return Promise.race([given(), ended(over.signal)])
    .catch(() => '')
    .finally(() => {
      clearTimeout(late);
      signal?.removeEventListener('abort', leave);
    });
}

/** Coarse properties that distinguish a browser from a script but identify no person; a risk service's own collector takes its place. */
const collectFromBrowser: RiskCollector = async () => {
  const properties = [
    'v1',
    new Date().getTimezoneOffset(),
    navigator.maxTouchPoints > 0 ? 'touch' : 'pointer',
    navigator.webdriver === true ? 'driven' : 'held',
  ];
  return btoa(properties.join('|'));
};

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
}

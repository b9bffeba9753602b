import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { googleSettings } from './google-settings.ts';

declare global {
  interface Window {
    /** Called by Google's script where it refuses the key. */
    gm_authFailure?: () => void;
  }
}

/** A script that has not come after this is done without. */
const SCRIPT_BOUND_MS = 8_000;

let configured = false;
/** Kept while the script is under way or there; forgotten where it could not be fetched, so that the next one asks again. */
let loading: Promise<void> | null = null;
/** The script came too late once: later callers do not wait for it. */
let late = false;
let refusal: Error | null = null;
let reported = false;
const listeners = new Set<() => void>();

/**
 * Loads Google's script with what a map needs, once for the whole page. Rejects where it is blocked, missing or late, and for
 * good where Google refuses the key; the console gets one entry.
 */
export async function loadGoogleMaps(): Promise<void> {
  if (refusal) throw refusal;
  loading ??= fetched();
  await withinBound(loading);
  if (refusal) throw refusal;
}

/** Calls back where Google refuses the key, which it may do long after its script is there, or has done; returns the way to stop. */
export function onGoogleMapsRefused(listener: () => void): () => void {
  listeners.add(listener);
  if (refusal) queueMicrotask(() => listeners.has(listener) && listener());
  return () => void listeners.delete(listener);
}

/** Logs, once for the page, why there is no Google map, for those who run the service; as an error, for nothing below is logged (FC-136). */
export function reportGoogleMapsFailed(reason: string): void {
  if (reported) return;
  reported = true;
  // biome-ignore lint/suspicious/noConsole: operators learn nowhere else that a key does not work
  console.error(`Google Maps cannot be used: ${reason} The map without a key stands in for it.`);
}

async function fetched(): Promise<void> {
  configure();
  try {
    await Promise.all([importLibrary('maps'), importLibrary('marker')]);
  } catch (cause) {
    loading = null;
    reportGoogleMapsFailed('its script could not be fetched.');
    throw new Error('The Google Maps script could not be fetched.', { cause });
  }
}

function configure(): void {
  if (configured) return;
  configured = true;
  const { key, language, region } = googleSettings();
  window.gm_authFailure = refuse;
  setOptions({ key, v: 'weekly', language, region });
}

function refuse(): void {
  refusal = new Error('Google Maps refuses the key.');
  reportGoogleMapsFailed('it refuses the key.');
  for (const listener of [...listeners]) listener();
}

function withinBound(script: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const give = () => {
      late = true;
      reportGoogleMapsFailed('its script does not come.');
      reject(new Error('The Google Maps script is late.'));
    };
    const bound = setTimeout(give, late ? 0 : SCRIPT_BOUND_MS);
    script
      .then(() => {
        late = false;
        resolve();
      }, reject)
      .finally(() => clearTimeout(bound));
  });
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { readCookie } from '#platform/cookies.ts';
import { recordEvent } from '#platform/measuring/analytics.ts';
import { CONSENT_COOKIE, saveConsent } from '#platform/measuring/consent.ts';
import { startMapsOrigin } from './maps-origin.ts';

type Page = { dataLayer?: unknown };
const page = window as Page;
const recorded = () => (Array.isArray(page.dataLayer) ? page.dataLayer : []);

/** As the server sets it. */
// biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
const setCookie = (text: string) => (document.cookie = `maps_origin=${encodeURIComponent(text)}; Path=/`);

beforeEach(() => {
  saveConsent({ analytics: true, advertising: false });
  delete page.dataLayer;
});
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'maps_origin=; Max-Age=0; Path=/';
  vi.restoreAllMocks();
});

async function arrive() {
  const actor = startMapsOrigin({});
  actor.send({ type: 'arrival.noticed' });
  await waitFor(actor, (state) => state.matches('waiting'));
  actor.stop();
}

test('ORD-093 ORD-094 FC-163 an arrival with tracking on is recorded once, and the cookie says so from then on', async () => {
  setCookie('{"source":"google_maps","tracking":true}');
  const written = vi.spyOn(document, 'cookie', 'set');
  await arrive();
  await arrive();
  expect(recorded()).toEqual([
    {
      event: 'campaign_details',
      campaign_name: 'maps_ordering',
      campaign_medium: 'maps',
      campaign_source: 'google_maps',
    },
  ]);
  expect(readCookie('maps_origin')).toBe('{"source":"google_maps","tracking":false}');
  expect(written.mock.calls).toEqual([
    [
      'maps_origin=%7B%22source%22%3A%22google_maps%22%2C%22tracking%22%3Afalse%7D; Path=/; Max-Age=86400; SameSite=Lax',
    ],
  ]);
});

test('ORD-093 FC-140 FC-163 nothing is recorded before the person has agreed to it, and then once', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: a browser that was never asked
  document.cookie = `${CONSENT_COOKIE}=; Path=/; Max-Age=0`;
  setCookie('{"source":"apple_maps","tracking":true}');
  await arrive();
  await arrive();
  expect(Object.hasOwn(page, 'dataLayer')).toBe(false);
  saveConsent({ analytics: true, advertising: false });
  saveConsent({ analytics: true, advertising: true });
  expect(recorded()).toMatchObject([{ event: 'campaign_details', campaign_source: 'apple_maps' }]);
});

test('ORD-092 FC-163 an unknown source, broken JSON and a cookie of 5 kB are ignored and left as they are', async () => {
  for (const text of [
    '{"source":"bing_maps","tracking":true}',
    '{"source":"google_maps","tracking"',
    `{"source":"google_maps","tracking":true,"x":"${'y'.repeat(5000)}"}`,
    '{"source":"apple_maps","tracking":false}',
  ]) {
    setCookie(text);
    const before = document.cookie;
    await arrive();
    expect(document.cookie).toBe(before);
  }
  expect(recorded()).toEqual([]);
});

test('FC-163 a cookie that is no encoded text is ignored', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'maps_origin=%E0%A4%A; Path=/';
  await arrive();
  expect(recorded()).toEqual([]);
});

test('measuring never throws: a queue of another kind is replaced, a broken one is left', () => {
  page.dataLayer = 'not a queue';
  recordEvent({ event: 'one' });
  expect(recorded()).toEqual([{ event: 'one' }]);
  recordEvent({ event: 'two' }, Object.freeze({}));
  const broken = Object.assign([], {
    push: () => {
      throw new Error('blocked');
    },
  });
  recordEvent({ event: 'three' }, { dataLayer: broken });
});

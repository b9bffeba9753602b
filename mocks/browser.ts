import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { answer } from './answer.ts';
import { CONTROL_PATH, controlAnswer, isControlRequest } from './control/control.ts';
import { createPlaces } from './places/places.ts';
import { carriedCookies } from './respond.ts';
import { deepLinkAnswer } from './rewards/deep-links.ts';
import { DEEP_LINKS_PATH } from './rewards/deep-links-path.ts';
import { COOKIE_SOURCE } from './session/sessions.ts';
import { storeDirectory } from './stores/directory.ts';
import { generateStores } from './stores/generated-stores.ts';
import { DEFAULT_SEED } from './world.ts';
import { createWorlds } from './worlds.ts';

/** What was chosen in the panel comes back after a reload of the tab; everything else begins anew. */
const CHOICES_KEY = 'northstar.demo';
const KEPT_ACTIONS = ['world', 'persona'] as const;

/**
 * Stands the pretended retailer behind `/apiproxy` inside the page, for the static demo: MSW's worker hands each request
 * to a world in this tab. A worker cannot set a cookie, so those of the session live here.
 */
export async function startDemo(): Promise<void> {
  const [gazetteer, postalCodes] = await Promise.all([
    import('virtual:geodata/gazetteer'),
    import('virtual:geodata/postal-codes'),
  ]);
  const records = generateStores(DEFAULT_SEED);
  const data = { gazetteer: JSON.parse(gazetteer.text), postalCodes: JSON.parse(postalCodes.text) };
  const worlds = createWorlds({ directory: storeDirectory(records), places: createPlaces(records, data) });
  const jar = new Map<string, string>();

  const reply = async (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers);
    headers.set(COOKIE_SOURCE, [...jar.values(), document.cookie].filter(Boolean).join('; '));
    const asked = new Request(request, { headers });
    const response = isControlRequest(asked)
      ? await controlAnswer(worlds, asked)
      : await answer(worlds.find(worlds.idOf(asked)), asked);
    for (const cookie of carriedCookies(response)) {
      const pair = cookie.split(';')[0] ?? '';
      const name = pair.split('=')[0] ?? '';
      if (cookie.includes('Max-Age=0;')) jar.delete(name);
      else jar.set(name, pair);
    }
    return response;
  };

  for (const action of KEPT_ACTIONS) {
    const body = window.sessionStorage.getItem(`${CHOICES_KEY}.${action}`);
    if (body !== null) await reply(controlRequest(action, body));
  }
  const worker = setupWorker(
    http.all('*/apiproxy/*', async ({ request }) => {
      const action = KEPT_ACTIONS.find((kept) => new URL(request.url).pathname === `${CONTROL_PATH}/${kept}`);
      if (action) window.sessionStorage.setItem(`${CHOICES_KEY}.${action}`, await request.clone().text());
      return reply(request);
    }),
    http.all(`*${DEEP_LINKS_PATH}/*`, ({ request }) => deepLinkAnswer(request)),
  );
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
  await import('./panel/panel.ts');
}

function controlRequest(action: string, body: string): Request {
  return new Request(new URL(`${CONTROL_PATH}/${action}`, location.href), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
}

import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { Locale } from '#domain/locale.ts';
import type { Account } from './account/account.ts';
import { answer } from './answer.ts';
import { createClock } from './clock.ts';
import { retailerSettings } from './configuration/configuration.ts';
import { showExchange } from './exchanges.ts';
import { type Fault, type FaultKind, parseFault } from './faults.ts';
import { carriedCookies, operationKey } from './respond.ts';
import { deepLinkAnswer } from './rewards/deep-links.ts';
import { DEEP_LINKS_PATH } from './rewards/deep-links-path.ts';
import type { Member } from './session/members.ts';
import { PERSONAS, type PersonaId } from './session/personas.ts';
import { COOKIE_SOURCE, KEEP_COOKIE, SESSION_COOKIE, sessionOfPersona, startSession } from './session/sessions.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

/** A Wednesday in June, late morning in Seattle, afternoon in New York: what a test world's clock shows, standing still. */
export const TEST_INSTANT = Date.UTC(2026, 5, 10, 18, 0);

type AnyOperation = { contract: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string } };

export type TestWorld = World & {
  /** Continues as another person, with a fresh session. */
  become: (persona: PersonaId) => void;
  /** What it keeps of a member by now. */
  member: (persona: PersonaId) => Member;
  account: (persona: PersonaId) => Account;
  /** Closes and opens the browser: only cookies that last longer than its window are still there. */
  reopenBrowser: () => void;
  /** Continues in another language, as if chosen in the app. */
  setLocale: (locale: Locale) => void;
  /** Lets an operation fail: `world.fail(searchLocations, 'status:503:2')`, for ever or `times` times. */
  fail: (operation: AnyOperation | '*', fault: FaultKind | `${FaultKind}:${string}` | '429', times?: number) => void;
  /** Takes all faults away. */
  heal: () => void;
  /** Sends a request as the current visitor would, without the app's own fetch. */
  send: (path: string, init?: RequestInit) => Promise<Response>;
  /** What the deep-link service was asked, one form for each request. */
  readonly deepLinksAsked: readonly URLSearchParams[];
};

let current: World | null = null;
let deepLinksAsked: URLSearchParams[] = [];
/** The cookies of the one visitor of a test, as a browser would keep them. */
const jar = new Map<string, string>();

async function answerVisitor(world: World | null, request: Request): Promise<Response> {
  if (!world) return new Response('The test started no world.', { status: 500 });
  const headers = new Headers(request.headers);
  headers.set(COOKIE_SOURCE, [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
  const response = await answer(world, new Request(request, { headers }));
  // One that comes late is no longer that of this test's visitor.
  if (world === current) for (const cookie of carriedCookies(response)) keepCookie(cookie);
  return response;
}

function keepCookie(header: string): void {
  const [pair = '', ...attributes] = header.split('; ');
  const [name = '', value = ''] = pair.split('=');
  if (attributes.includes('Max-Age=0')) jar.delete(name);
  else jar.set(name, value);
}

const server = setupServer(
  http.all('*/apiproxy/*', async ({ request }) => {
    const sent = request.clone();
    const world = current;
    const response = await answerVisitor(world, request);
    // Without a world there is nothing to hold the answer against.
    if (!world) return response;
    await showExchange({ request: sent, response: response.clone(), product: retailerSettings(world).product });
    return response;
  }),
  http.all(`*${DEEP_LINKS_PATH}/*`, async ({ request }) => {
    deepLinksAsked.push(new URLSearchParams(await request.clone().text()));
    return deepLinkAnswer(request);
  }),
);

/** Starts answering `/apiproxy` in this process: call it once in a file (`beforeAll`), and `stopServer` at its end. */
export function startServer(): void {
  // Node has no page whose address a relative path could complete.
  if (!('location' in globalThis)) {
    Object.defineProperty(globalThis, 'location', { value: new URL('http://northstar.test/'), configurable: true });
  }
  server.listen({ onUnhandledRequest: 'error' });
}

/** Ends what `startServer` began. */
export function stopServer(): void {
  server.close();
  current = null;
}

/** A fresh world for one test; its clock stands still at TEST_INSTANT and no member is signed in, unless options say else. */
export function startWorld({ persona, ...options }: WorldOptions & { persona?: PersonaId } = {}): TestWorld {
  jar.clear();
  const world = createWorld({ clock: createClock({ at: TEST_INSTANT, frozen: true }), ...options });
  current = world;
  deepLinksAsked = [];
  const testWorld: TestWorld = {
    ...world,
    become(id) {
      jar.delete(SESSION_COOKIE);
      jar.delete(KEEP_COOKIE);
      const session = sessionOfPersona(world, id);
      if (session) keepCookie(startSession(world, session));
    },
    member(id) {
      const found = [...world.members.values()].find(({ persona: each }) => each === PERSONAS[id]);
      if (!found) throw new Error(`${id} is no member.`);
      return found;
    },
    account: (id) => testWorld.member(id).account,
    reopenBrowser() {
      jar.delete(SESSION_COOKIE);
    },
    setLocale(locale) {
      jar.set('locale', locale);
    },
    fail(operation, text, times) {
      const fault: Fault | null = parseFault(text);
      if (!fault) throw new Error(`${text} is no fault.`);
      const key = operation === '*' ? '*' : operationKey(operation.contract);
      world.faults.push({ operation: key, fault, timesLeft: times ?? null });
    },
    heal() {
      world.faults.length = 0;
    },
    send: (path, init) => answerVisitor(world, new Request(new URL(path, 'http://northstar.test/'), init)),
    deepLinksAsked,
  };
  if (persona) testWorld.become(persona);
  return testWorld;
}

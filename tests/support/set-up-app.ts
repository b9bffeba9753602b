import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { startWorld, type TestWorld } from '#mocks/server.ts';
import type { PersonaId } from '#mocks/session/personas.ts';
import { cartPort } from '#session/cart/cart.ts';
import { type OpenedApp, openApp } from './open-app.tsx';
import { setUpServer } from './set-up-server.ts';

type Name = string | RegExp;
type Operation = { contract: { method: string; path: string } };
type WorldOptions = Parameters<typeof startWorld>[0];

/** No test asks the same so often; what asks without a pause does so within a second. */
const REPEATED = 25;

/**
 * The app of a file of tests, called once at its top: each test has a fresh world, and what it opened, spied on and stored
 * is gone after it.
 */
export function setUpApp(options: WorldOptions = {}) {
  let current: TestWorld | undefined;
  let opened: OpenedApp | undefined;
  const world = () => given(current, 'No test is running.');
  const app = () => given(opened, 'The test opened no address.');
  const close = () => {
    opened?.close();
    opened = undefined;
  };
  const button = (name: Name) => screen.findByRole('button', { name });

  setUpServer();
  beforeEach(() => {
    current = startWorld(options);
  });
  afterEach(() => {
    close();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    window.localStorage.clear();
    window.sessionStorage.clear();
    expect(mostRepeated(world()), 'a request that is made again and again').toBeLessThan(REPEATED);
  });

  return {
    get world() {
      return world();
    },
    get parts() {
      return app().parts;
    },
    get router() {
      return app().router;
    },
    get user() {
      return app().user;
    },
    /** Another world than that of the file, from here on. */
    startWorld: (other: WorldOptions) => {
      current = startWorld(other);
    },
    /** Opens an address as a person would; the page that was open is closed before. `as`: who is signed in from then on. */
    open: async (address: string, { as, ...options }: Parameters<typeof openApp>[1] & { as?: PersonaId } = {}) => {
      if (as !== undefined) world().become(as);
      close();
      opened = await openApp(address, options);
    },
    close,
    drawStrict: () => app().drawStrict(),
    /** Until nothing is on its way: what is counted before may not have reached the world yet. */
    atRest: async () => {
      const isIdle = () => waitFor(() => expect(app().parts.queryClient.isFetching()).toBe(0));
      await isIdle();
      // One answer may be what the next question waits for, which an effect asks.
      await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
      await isIdle();
    },
    address: () => app().router.history.location.href,
    /** Back, in a browser’s history: until it has gone there, and what hears of it has had its say. */
    goBack: async () => {
      let isThere = false;
      const stop = app().router.history.subscribe(() => {
        isThere = true;
      });
      await act(async () => window.history.back());
      await waitFor(() => expect(isThere).toBe(true));
      stop();
    },
    /** The lines of the order. */
    inCart: async () => {
      const cart = cartPort(app().parts.session);
      await cart.load();
      return cart.context()?.items ?? [];
    },
    /** How often the world was asked for this. */
    calls: ({ contract }: Operation) => world().effects.requests[`${contract.method} ${contract.path}`] ?? 0,
    press: async (name: Name) => app().user.click(await button(name)),
    follow: async (name: Name) => app().user.click(await screen.findByRole('link', { name })),
    /** Puts a text in place of what a field holds, in one go. */
    enter: async (field: HTMLElement, text: string) => {
      await app().user.clear(field);
      await app().user.click(field);
      if (text !== '') await app().user.paste(text);
    },
    noDialog: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
    heading: (name: Name) => screen.findByRole('heading', { level: 1, name }),
    main: () => within(screen.getByRole('main')),
    /** A field by its label; also one of a password, which has no role. */
    field: (name: Name) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' }),
    /** The words that a field names as its error; empty where there are none. */
    errorBeside: (field: HTMLElement) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => id.endsWith('-error'))
        .map((id) => document.getElementById(id)?.textContent)
        .join(''),
  };
}

function given<Value>(value: Value | undefined, otherwise: string): Value {
  if (value === undefined) throw new Error(otherwise);
  return value;
}

const mostRepeated = ({ effects }: TestWorld) => Math.max(0, ...Object.values(effects.requests));

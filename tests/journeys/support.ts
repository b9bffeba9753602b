import { randomUUID } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { PersonaId } from '#mocks/session/personas.ts';
import type { MachineReport } from '#tests/models/kit/journey-coverage.ts';
import { keepReports } from './machine-report.ts';
import { watchMachines } from './machine-watch.ts';
import { watchWire } from './wire-watch.ts';
import { WorldControl } from './world-control.ts';

/** Texts of console messages, page errors and refused policies that a journey expects. */
export class Problems {
  readonly #expected: RegExp[] = [];
  readonly #seen: string[] = [];
  /** What a built app never logs, whatever a journey expects (FC-136). */
  readonly #belowError: string[] = [];

  /** A failure that this journey causes: `/503.*v1\/locations/`. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (isOfTheBrowserItself(message.text())) return;
      const isProblem = message.type() === 'error' || message.type() === 'warning';
      (isProblem ? this.#seen : this.#belowError).push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#seen.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  }

  unexpected(): string[] {
    const unexpected = this.#seen.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
    return [...unexpected, ...this.#belowError];
  }
}

/** Software rendering says so in the console; a visitor's graphics card does not. */
function isOfTheBrowserItself(text: string): boolean {
  return /GPU stall due to ReadPixels|GL Driver Message|Automatic fallback to software WebGL/.test(text);
}

/** All scripts of the app; what keeps an early press stands in the page. */
const SCRIPTS_OF_THE_APP = /\/assets\/[^/]+\.js$/;

/** Keeps back the scripts of a page until they are released: the visitor meets the prerendered HTML. */
export async function holdScripts(page: Page, held = SCRIPTS_OF_THE_APP): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(held, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

type Fixtures = {
  /** What the browser has answered to the question for consent; null where it was never asked. */
  consent: string | null;
  world: WorldControl;
  problems: Problems;
  watchProblems: undefined;
  holdWire: undefined;
};

type WorkerFixtures = { hearOfMachines: (report: MachineReport) => void };

/** A browser that has answered the question for consent; kept for half a year, so a journey may carry it to another one. */
export function consentCookie(value: string, url: string) {
  return { name: 'cookie-consent', value, url, expires: Math.floor(Date.now() / 1000) + 86_400 };
}

/** A journey's browser has a world of its own, and anything said in its console that it does not expect fails the journey. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  hearOfMachines: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are needed
    async ({}, use, { workerIndex }) => {
      const heard = new Map<string, MachineReport>();
      await use((report) => heard.set(report.join(' '), report));
      keepReports(workerIndex, [...heard.values()]);
    },
    { scope: 'worker' },
  ],
  consent: ['none', { option: true }],
  context: async ({ context, baseURL, consent, hearOfMachines }, use) => {
    await watchMachines(context, hearOfMachines);
    await context.addCookies([{ name: 'world', value: `typical.${randomUUID()}`, url: baseURL ?? '' }]);
    if (consent !== null) await context.addCookies([consentCookie(consent, baseURL ?? '')]);
    await use(context);
  },
  world: async ({ context }, use) => use(new WorldControl(context.request)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are needed
  problems: async ({}, use) => use(new Problems()),
  watchProblems: [
    async ({ context, problems }, use) => {
      problems.watch(context);
      await use(undefined);
      expect(problems.unexpected(), 'what the console says').toEqual([]);
    },
    { auto: true },
  ],
  holdWire: [
    async ({ context }, use) => {
      const problems = watchWire(context);
      await use(undefined);
      expect(await problems(), 'requests and answers that tests/contracts/wire.csv does not allow').toEqual([]);
    },
    { auto: true },
  ],
});

/** Late in the morning in Seattle. */
export const MORNING = '2026-06-10T18:00:00.000Z';

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;
/** The screens that main journeys are walked on. */
export const PHONE_AND_DESKTOP = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const;

/** The tag of a journey about the map, in a file with journeys about other things: it runs with WebGL. */
export const ON_MAP = { tag: '@map' } as const;

/** Opens a page as a persona of the journey's world. */
export async function openAs(page: Page, world: WorldControl, persona: PersonaId, address: string): Promise<void> {
  await world.become(persona);
  await page.goto(address);
}

export { expect };

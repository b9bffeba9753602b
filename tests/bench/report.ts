import { mkdirSync, writeFileSync } from 'node:fs';
import { refusalOfNames } from '#tests/support/known-names.mjs';
import { bytes } from './bytes.ts';
import { checkout } from './checkout.ts';
import { type Figure, isWithin, tableOf } from './figure.ts';
import { interaction } from './interaction.ts';
import { lighthouse } from './lighthouse.ts';
import { locator } from './locator.ts';
import { machines } from './machines.ts';
import { manyStores } from './many-stores.ts';
import { mapFrames } from './map.ts';
import { menu } from './menu.ts';
import { repeat } from './repeat.ts';
import { serveApp } from './served-app.ts';
import { startup } from './startup.ts';
import { world } from './world.ts';

const RESULTS = '.cache/bench.json';

type BenchOptions = {
  readonly runs: number;
  /** Groups of figures; all of them where none is named. */
  readonly only?: readonly string[] | undefined;
  /** Paths of prerendered pages whose first visit is measured; all of them where none is named. */
  readonly pages?: readonly string[] | undefined;
};

type Measured = { readonly address: string } & Pick<BenchOptions, 'runs' | 'pages'>;

const groups: Readonly<Record<string, (app: Measured) => Figure[] | Promise<Figure[]>>> = {
  bytes: ({ address }) => bytes(address),
  startup: ({ address, runs, pages }) => startup(address, runs, pages),
  repeat: ({ address, runs }) => repeat(address, runs),
  interaction: ({ address, runs }) => interaction(address, runs),
  menu: ({ address, runs }) => menu(address, runs),
  checkout: ({ address, runs }) => checkout(address, runs),
  map: ({ address }) => mapFrames(address),
  locator: async ({ address }) => [...(await locator(address)), ...manyStores()],
  world,
  machines,
  lighthouse: ({ address }) => lighthouse(address),
};

/**
 * Measures the wanted groups, prints them as a table, keeps them as JSON; true when each is within its budget, and false where
 * one is wanted that there is not.
 */
export async function bench({ runs, only = Object.keys(groups), pages }: BenchOptions): Promise<boolean> {
  const refusal = refusalOfNames(only, Object.keys(groups));
  if (refusal !== null) {
    process.stderr.write(`${refusal}\n`);
    return false;
  }
  const app = await serveApp();
  const figures: Figure[] = [];
  try {
    for (const [name, measure] of Object.entries(groups)) {
      if (!only.includes(name)) continue;
      const measured = await measure({ address: app.address, runs, pages });
      figures.push(...measured);
      process.stdout.write(`${tableOf(measured)}\n\n`);
    }
  } finally {
    await app.close();
  }
  mkdirSync('.cache', { recursive: true });
  writeFileSync(RESULTS, JSON.stringify({ when: new Date().toISOString(), runs, figures }, null, 1));
  const over = figures.filter((figure) => !isWithin(figure));
  process.stdout.write(`${figures.length - over.length} within budget, ${over.length} over; kept in ${RESULTS}\n`);
  return over.length === 0;
}

import { mkdirSync, writeFileSync } from 'node:fs';
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
  readonly only: readonly string[];
  /** Paths of prerendered pages whose first visit is measured; all of them where none is named. */
  readonly pages?: readonly string[] | undefined;
};

/** Measures the wanted groups, prints them as a table, keeps them as JSON; true when each is within its budget. */
export async function bench({ runs, only, pages }: BenchOptions): Promise<boolean> {
  const app = await serveApp();
  const groups: Array<[name: string, measure: () => Figure[] | Promise<Figure[]>]> = [
    ['bytes', () => bytes(app.address)],
    ['startup', () => startup(app.address, runs, pages)],
    ['repeat', () => repeat(app.address, runs)],
    ['interaction', () => interaction(app.address, runs)],
    ['menu', () => menu(app.address, runs)],
    ['checkout', () => checkout(app.address, runs)],
    ['map', () => mapFrames(app.address)],
    ['locator', async () => [...(await locator(app.address)), ...manyStores()]],
    ['world', world],
    ['machines', machines],
    ['lighthouse', () => lighthouse(app.address)],
  ];
  const figures: Figure[] = [];
  try {
    for (const [name, measure] of groups) {
      if (!only.includes(name)) continue;
      const measured = await measure();
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

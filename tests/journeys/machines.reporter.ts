import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { coverageTable, keepRow } from '#tests/models/kit/coverage.ts';
import { coverageOf, journeyRow, missingOf } from '#tests/models/kit/journey-coverage.ts';
import type { Model } from '#tests/models/kit/model.ts';
import { clearReports, keptReports } from './machine-report.ts';
import { NOT_IN_A_BROWSER } from './not-in-a-browser.ts';

const MODELS = resolve('tests/models');

/**
 * L3: prints what of every machine the journeys went through. Where all of them ran and passed, the run fails for what none of
 * them did, unless not-in-a-browser.ts says why.
 */
export default class MachineReporter implements Reporter {
  #began = performance.now();
  #isWhole = false;

  onBegin({ configFile = '' }: FullConfig, suite: Suite): void {
    this.#began = performance.now();
    clearReports();
    const all = readdirSync(resolve(configFile, '..')).filter((name) => name.endsWith('.spec.ts'));
    const begun = new Set(suite.allTests().map(({ location }) => basename(location.file)));
    this.#isWhole = all.every((name) => begun.has(name)) && !isNarrowed(process.argv.slice(2));
  }

  onTestEnd(_: TestCase, { status }: TestResult): void {
    if (status !== 'passed') this.#isWhole = false;
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    const reports = keptReports();
    const milliseconds = performance.now() - this.#began;
    const found = (await allModels()).map((model) => ({ model, ...coverageOf(model.machine, reports) }));
    const rows = found
      .filter(({ coverage }) => coverage.entered.size > 0)
      .map(({ model, coverage }) => journeyRow(model, coverage, milliseconds));
    for (const row of rows) keepRow(row);
    const missing = found.flatMap(({ model, coverage, strange }) => [
      ...strange,
      ...missingOf(model, coverage, NOT_IN_A_BROWSER[model.machine.id]),
    ]);
    process.stdout.write(`\n${coverageTable(rows)}\n`);
    if (process.env['MISSING']) process.stdout.write(`\n${missing.join('\n')}\n`);
    if (!this.#isWhole || missing.length === 0) return undefined;
    process.stdout.write(`\nJourneys have to do these too, or say why not:\n  ${missing.join('\n  ')}\n`);
    return { status: 'failed' };
  }
}

/** Whether the command line asks for some journeys only, or may do so. */
export function isNarrowed(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      !/^(test|-c|--config|-j|--workers|--reporter)(=|$)/.test(word) &&
      !/^(-c|--config|-j|--workers|--reporter)$/.test(words[at - 1] ?? ''),
  );
}

async function allModels(): Promise<Model[]> {
  const files = readdirSync(MODELS, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.model.ts') && !name.startsWith('kit'),
  );
  return Promise.all(
    files.map(async (name): Promise<Model> => (await import(pathToFileURL(join(MODELS, name)).href)).model),
  );
}

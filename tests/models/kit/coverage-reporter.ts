import type { Reporter } from 'vitest/node';
import { clearRows, coverageTable, keptRows } from './coverage.ts';

/** Prints one table of what the models walked at the end of a Vitest run. */
export class ModelCoverageReporter implements Reporter {
  onInit(): void {
    clearRows();
  }

  onTestRunEnd(): void {
    const table = coverageTable(keptRows());
    if (table !== '') process.stdout.write(`\n${table}\n`);
  }
}

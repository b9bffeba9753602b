import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { MachineReport } from '#tests/models/kit/journey-coverage.ts';

const FOLDER = resolve('.cache/machine-report');

/** Keeps what the journeys of one worker have heard of machines; each worker is a process of its own. */
export function keepReports(worker: number, reports: readonly MachineReport[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${worker}.json`), JSON.stringify(reports));
}

/** What all workers have kept since the last clearing. */
export function keptReports(): MachineReport[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER).flatMap((name): MachineReport[] => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')));
}

export const clearReports = (): void => rmSync(FOLDER, { recursive: true, force: true });

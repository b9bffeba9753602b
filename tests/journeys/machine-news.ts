import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { MachineNews } from '#tests/models/kit/journeys.ts';

const FOLDER = resolve('.cache/machine-news');

/** Keeps what the journeys of one worker have heard of machines; each worker is a process of its own. */
export function keepNews(worker: number, news: readonly MachineNews[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${worker}.json`), JSON.stringify(news));
}

/** What all workers have kept since the last clearing. */
export function keptNews(): MachineNews[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER).flatMap((name): MachineNews[] => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')));
}

export const clearNews = (): void => rmSync(FOLDER, { recursive: true, force: true });

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { activeNodes, labelOf, statesOf, transitionsOf } from './nodes.ts';

/** One row of the table at the end of a run: what of a machine was walked at a level. */
export type Row = {
  machine: string;
  level: string;
  states: readonly [seen: number, all: number];
  transitions: readonly [taken: number, all: number];
  pairs: number;
  walks: number;
  steps: number;
  milliseconds: number;
};

const DIRECTORY = resolve('.cache/models');

/** Keeps a row for the table; runs in different processes meet in `.cache/models`. */
export function keepRow(row: Row, directory: string = DIRECTORY): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, `${row.machine}.${row.level}.json`), JSON.stringify(row));
}

/** Forgets the rows of earlier runs. */
export const clearRows = (directory: string = DIRECTORY): void => rmSync(directory, { recursive: true, force: true });

/** All rows kept since the last clearing, by machine and level. */
export function keptRows(directory: string = DIRECTORY): Row[] {
  mkdirSync(directory, { recursive: true });
  return readdirSync(directory)
    .sort()
    .map((file): Row => JSON.parse(readFileSync(join(directory, file), 'utf8')));
}

/** The table as text, with how many transitions a second were walked; nothing when there are no rows. */
export function coverageTable(rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => [
    row.machine,
    row.level,
    row.states.join('/'),
    row.transitions.join('/'),
    String(row.pairs),
    String(row.walks),
    String(row.steps),
    String(perSecond(row)),
  ]);
  const all = [['machine', 'level', 'states', 'transitions', 'pairs', 'walks', 'steps', 'steps/s'], ...cells];
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((cell) => cell[column]?.length ?? 0)));
  return all
    .map((cell) =>
      cell
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Transitions that a level walked in a second. */
const perSecond = (row: Pick<Row, 'steps' | 'milliseconds'>): number =>
  Math.round((row.steps / Math.max(row.milliseconds, 0.001)) * 1000);

/** Reads from `inspect` which declared states and transitions of a machine a running actor went through. */
export class Coverage {
  readonly entered = new Set<string>();
  readonly taken = new Set<string>();
  readonly machine: AnyStateMachine;

  constructor(machine: AnyStateMachine) {
    this.machine = machine;
  }

  readonly inspect = (event: InspectionEvent): void => {
    if (
      (event.type === '@xstate.microstep' || event.type === '@xstate.snapshot') &&
      isOf(this.machine, event.snapshot)
    ) {
      for (const node of activeNodes(event.snapshot)) this.entered.add(node.id);
      if (event.type === '@xstate.microstep') for (const each of event._transitions) this.taken.add(labelOf(each));
    }
  };

  /** Counts for the table. */
  counts(): Pick<Row, 'states' | 'transitions'> {
    const states = statesOf(this.machine);
    const labels = [...transitionsOf(this.machine).values()];
    return {
      states: [states.filter((node) => this.entered.has(node.id)).length, states.length],
      transitions: [labels.filter((label) => this.taken.has(label)).length, labels.length],
    };
  }
}

/** A snapshot of this machine or of one made from it by `provide()`. */
export function isOf(machine: AnyStateMachine, snapshot: unknown): snapshot is import('xstate').AnyMachineSnapshot {
  return (
    typeof snapshot === 'object' &&
    snapshot !== null &&
    'machine' in snapshot &&
    (snapshot.machine as AnyStateMachine | undefined)?.id === machine.id
  );
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { actionsAt, pathOf, statesOf, transitionsOf } from './nodes.ts';

/** The lines that a reviewer approves: every transition, and what each state does when it is entered, left or lived in. */
export function approvedLines(machine: AnyStateMachine): string[] {
  const states = [machine.root, ...statesOf(machine)].flatMap((node) => [
    ...actionsAt(node, 'entry').map((action) => `${pathOf(node)} enters / ${action}`),
    ...actionsAt(node, 'exit').map((action) => `${pathOf(node)} exits / ${action}`),
    ...node.invoke.map((invoke) => `${pathOf(node)} invokes ${String(invoke.src)}`),
    ...(node.tags.length > 0 ? [`${pathOf(node)} tags ${[...node.tags].sort().join(', ')}`] : []),
  ]);
  return [...states, ...transitionsOf(machine).values()].sort();
}

/** Differences between a machine and its approved list: `- gone`, `+ new`. */
export function compareApproved(machine: AnyStateMachine, approved: string): string[] {
  const now = approvedLines(machine);
  const then = approved.split('\n').filter((each) => each.trim() !== '');
  return [
    ...then.filter((each) => !now.includes(each)).map((each) => `- ${each}`),
    ...now.filter((each) => !then.includes(each)).map((each) => `+ ${each}`),
  ];
}

/** Checks the list in a file. `APPROVE=1` writes it anew, except where `CI` is set. */
export function checkApproved(machine: AnyStateMachine, file: string, env: NodeJS.ProcessEnv = process.env): string[] {
  const { APPROVE, CI } = env;
  if (APPROVE === '1' && !CI) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${approvedLines(machine).join('\n')}\n`);
  }
  if (!existsSync(file)) return [`no approved list at ${file}: read the transitions, then run with APPROVE=1`];
  return compareApproved(machine, readFileSync(file, 'utf8'));
}

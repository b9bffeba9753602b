import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { planFlow } from './plan-flow.ts';

const BIOME = 'node_modules/@biomejs/biome/bin/biome';

const USAGE = `npm run new flow <area>/<name>            as in  npm run new flow pickup/locker-opening
npm run new flow <area>/<task>/<name>     as in  npm run new flow account/profile/edit-name

A task is a folder of views. In account machines, models and messages have it too, and it must be named.
Writes the skeleton of a flow: machine, flow, screen, messages and the tests of them, which fail until they are written.`;

const next = (flow: string) => `
Next: “Add a flow, end to end” in CONTRIBUTING.md. Each NEW-000 stands for something to write:
  git grep --untracked NEW-000 -- machines src/areas src/messages tests/models
  npx vitest run tests/models/models.test.ts -t ${flow}`;

/** What `npm run new` does with its arguments: the exit code and what to print. Refuses everything or writes everything. */
export function newFlow(root: string, args: readonly string[]): { code: 0 | 2; text: string } {
  const [kind, place, ...more] = args;
  if (kind === undefined) return { code: 0, text: USAGE };
  if (kind !== 'flow' || place === undefined || more.length > 0) return { code: 2, text: USAGE };
  const { flow, refusals, files } = planFlow(root, place);
  if (refusals.length > 0) return { code: 2, text: [...refusals, 'Nothing was written.'].join('\n') };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const paths = Object.keys(files);
  // Where lines break and how imports are sorted depends on the name.
  execFileSync(process.execPath, [BIOME, 'check', '--write', ...paths], { cwd: root, stdio: 'pipe' });
  return { code: 0, text: [...paths, next(flow)].join('\n') };
}

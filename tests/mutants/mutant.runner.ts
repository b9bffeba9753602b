import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { type File, startTests, type Test } from '@vitest/runner';
import { TestRunner, test, vi } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { Model } from '../models/kit/model.ts';
import type * as Focus from '../models/kit/mutant-place.ts';
import type * as Register from '../models/kit/register.ts';
import { APPROVED, READABLE } from '../models/kit/titles.ts';
import { MutableMachine } from './mutable.ts';
import { type Mutation, mutationsOf, sitesOf } from './mutations.ts';
import { placeOf } from './place.ts';
import { type Seen, watchSites } from './results.ts';
import { sampleOf } from './sample.ts';
import { beginSteps, stepsTaken } from './step-limit.ts';
import { testsOf } from './tests-of.ts';

/** What came of one mutant; `by`: the test that failed first. */
export type Verdict = { name: string; operator: string; keys: readonly (string | number)[]; seconds: number } & (
  | { outcome: 'killed'; by: string }
  | { outcome: 'noticed' | 'survived' }
  | { outcome: 'invalid'; why: string }
);
export type MachineReport = { flow: string; seconds: number; all: number; problem: string | null; verdicts: Verdict[] };

const LIST = '.approved.txt';

/**
 * Makes mutants of a machine and runs its tests on each, all in this process. The file that it is run with is the machine's
 * approved list: Vitest loads a test file anew, and what was loaded before would keep another machine than the one that changes.
 */
export default class MutantRunner extends TestRunner {
  #problem: string | null = null;
  /** By test file: how long its slowest test took without a change, in milliseconds. */
  readonly #slowest = new Map<string, number>();
  /** The steps of the tests of a flow without a change. */
  readonly #steps = new Map<string, number>();

  override importFile(file: string, source: 'collect' | 'setup'): unknown {
    if (source === 'setup') return super.importFile(file, source);
    test('its tests pass without a change, and could be run on its mutants', () => {
      if (this.#problem !== null) throw new Error(this.#problem);
    });
    return undefined;
  }

  /** Tests may be collected here, and not while one runs. */
  async onBeforeRunFiles(files: File[]): Promise<void> {
    for (const { filepath } of files) await this.#mutants(filepath);
  }

  async #mutants(file: string): Promise<void> {
    const flow = relative(resolve('tests/models'), file).replace(LIST, '');
    const began = performance.now();
    const report: MachineReport = { flow, seconds: 0, all: 0, problem: null, verdicts: [] };
    try {
      await this.#judge(flow, report);
    } catch (thrown) {
      report.problem = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    }
    report.seconds = secondsSince(began);
    const path = resolve('.cache/mutants', `${flow.replaceAll('/', '.')}.json`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(report));
    this.#problem = report.problem;
  }

  async #judge(flow: string, report: MachineReport): Promise<void> {
    const machine = machineOf(await super.importFile(resolve(`machines/${flow}.machine.ts`), 'collect'));
    const mutable = new MutableMachine(machine);
    const tests = testsOf(flow).map((path) => resolve(path));
    const seen: Seen = new Map();
    const { focus } = (await super.importFile(resolve('tests/models/kit/mutant-place.ts'), 'collect')) as typeof Focus;
    const run = (name: string, place: Focus.Place) => {
      focus.on = place;
      return this.#run(flow, tests, name);
    };

    // Once to load everything and see what the machine's functions answer, once more to know that tests can be run again.
    mutable.change((parts) => watchSites(parts, sitesOf(parts), seen));
    const first = await run('as it is', 'anywhere');
    mutable.loaded();
    mutable.restore();
    const second = await run('as it is, once more', 'anywhere');
    const red = [first, second].find(({ killedBy, noticed }) => killedBy !== undefined || noticed);
    if (red) throw new Error(`the tests of ${flow} fail without any change: ${red.killedBy ?? APPROVED}\n${red.why}`);

    const all = mutationsOf(mutable, seen);
    report.all = all.length;
    const { MUTANTS_SAMPLE = '', MUTANTS_SEED = '1', MUTANTS_ONLY = '' } = process.env;
    const chosen = all.filter(({ name }) => MUTANTS_ONLY.split('|').some((text) => name.includes(text)));
    const size = MUTANTS_SAMPLE === '' ? chosen.length : Number(MUTANTS_SAMPLE);
    for (const mutation of sampleOf(chosen, size, `${MUTANTS_SEED} ${flow}`)) {
      const began = performance.now();
      const { name, operator, keys } = mutation;
      const came = await this.#try(mutable, mutation, run);
      report.verdicts.push({ name, operator, keys, seconds: secondsSince(began), ...came });
    }
    mutable.restore();
  }

  async #try(mutable: MutableMachine, mutation: Mutation, run: (name: string, place: Focus.Place) => Promise<Run>) {
    try {
      mutable.change(mutation.apply);
    } catch (thrown) {
      mutable.restore();
      return { outcome: 'invalid' as const, why: String(thrown) };
    }
    const { killedBy, noticed } = await run(mutation.name, placeOf(mutation));
    mutable.restore();
    if (killedBy !== undefined) return { outcome: 'killed' as const, by: killedBy };
    return { outcome: noticed ? ('noticed' as const) : ('survived' as const) };
  }

  async #run(flow: string, tests: readonly string[], name: string): Promise<Run> {
    const outer = this.#state.current;
    let noticed = false;
    beginSteps(this.#steps.get(flow));
    for (const path of tests) {
      const inner = new InnerRunner(this.config, flow, this.#slowest.get(path));
      inner.trace = this.trace;
      Object.assign(inner, { _otel: Reflect.get(this, '_otel'), moduleRunner: Reflect.get(this, 'moduleRunner') });
      const [file] = await startTests([path], inner);
      vi.restoreAllMocks();
      document.body.replaceChildren();
      localStorage.clear();
      sessionStorage.clear();
      if (file && file.tasks.length === 0 && file.result?.state === 'fail')
        throw new Error(`${name}: ${path} cannot be collected: ${file.result.errors?.[0]?.stack ?? ''}`);
      if (!this.#slowest.has(path)) this.#slowest.set(path, inner.slowest);
      noticed ||= inner.noticed;
      if (inner.failed) {
        this.#state.current = outer;
        return { killedBy: titleOf(inner.failed), noticed, why: whyOf(inner.failed) };
      }
    }
    this.#state.current = outer;
    if (!this.#steps.has(flow)) this.#steps.set(flow, stepsTaken());
    return { noticed, why: '' };
  }

  get #state(): WorkerState {
    return stateOf(this);
  }
}

/** By this factor a test is quicker than its limit before running out of time counts against a mutant. */
const FAR_LESS = 5;

type Run = { killedBy?: string; noticed: boolean; why: string };

/** Runs one test file once more; stops at the first failure that is not one of the approved list. */
class InnerRunner extends TestRunner {
  failed: Test | undefined;
  noticed = false;
  slowest = 0;
  readonly #flow: string;
  readonly #usual: number | undefined;

  /** `usual`: how long the slowest test takes without a change, where that is known. */
  constructor(config: MutantRunner['config'], flow: string, usual: number | undefined) {
    super(config);
    this.#flow = flow;
    this.#usual = usual;
  }

  override async importFile(file: string, source: 'collect' | 'setup'): Promise<unknown> {
    if (!file.endsWith('.model.ts')) {
      // Only the test file itself is evaluated anew; what it imports has loaded already.
      const known = stateOf(this).evaluatedModules.getModuleById(file);
      if (known) stateOf(this).evaluatedModules.invalidateModule(known);
      return super.importFile(file, source);
    }
    // Loaded with the tests: what this file imports itself was loaded before Vitest forgot all modules once.
    const kit = resolve('tests/models/kit/register.ts');
    const { describeModel } = (await super.importFile(kit, source)) as typeof Register;
    const { model } = (await super.importFile(file, source)) as { model: Model };
    describeModel(this.#flow, model, {
      machine: resolve(`machines/${this.#flow}.machine.ts`),
      approved: resolve(`tests/models/${this.#flow}.approved.txt`),
    });
    return undefined;
  }

  override async onBeforeRunTask(task: Test): Promise<void> {
    // The file has not changed, so its comparison with the running machine says nothing.
    if (this.failed || task.name === READABLE) task.mode = 'skip';
    await super.onBeforeRunTask(task);
  }

  override onAfterRunTask(task: Test): void {
    super.onAfterRunTask(task);
    this.slowest = Math.max(this.slowest, task.result?.duration ?? 0);
    if (task.result?.state !== 'fail' || this.#isBusy(task)) return;
    if (task.name === APPROVED) this.noticed = true;
    else this.failed ??= task;
  }

  /** A test that ran out of time says something of its mutant only where it usually takes far less. */
  #isBusy(task: Test): boolean {
    const [, limit] = /^Test timed out in (\d+)ms/.exec(task.result?.errors?.[0]?.message ?? '') ?? [];
    return limit !== undefined && this.#usual !== undefined && this.#usual * FAR_LESS > Number(limit);
  }

  // The tests of mutants are not reported: the one test that runs them reports.
  onTaskUpdate(): Promise<void> {
    return Promise.resolve();
  }
}

type WorkerState = {
  current: unknown;
  evaluatedModules: { getModuleById: (id: string) => object | undefined; invalidateModule: (module: object) => void };
};

/** Vitest keeps its modules in a field that its types call private; there is no other way to evaluate one file anew. */
const stateOf = (runner: TestRunner): WorkerState => Reflect.get(runner, 'workerState') as WorkerState;

function machineOf(module: unknown): AnyStateMachine {
  const found = Object.values(module as object).filter((each): each is AnyStateMachine => each instanceof StateMachine);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} machines in the file, not 1`);
  return found[0];
}

const titleOf = (failed: Test): string => `${relative(process.cwd(), failed.file.filepath)}: ${failed.name}`;
const whyOf = ({ result }: Test): string =>
  (result?.errors ?? []).map(({ message, diff }) => `${message}\n${diff ?? ''}`).join('\n');
const secondsSince = (began: number): number => Math.round(performance.now() - began) / 1000;

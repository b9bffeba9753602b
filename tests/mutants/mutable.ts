import { type AnyStateMachine, StateMachine } from 'xstate';

/** What a mutant changes: a copy of the config and copies of the maps of implementations. */
export type Parts = {
  config: Record<string, unknown>;
  implementations: Implementations;
};

type Implementations = Record<'actions' | 'guards' | 'delays' | 'actors', Record<string, unknown>>;

/** A machine that `provide()` made, what it was made of, and what was given to it, which is its own. */
type Made = { machine: AnyStateMachine; root: AnyStateMachine; own: Implementations };

const KINDS = ['actions', 'guards', 'delays', 'actors'] as const;

/** Machines made while modules load, of any flow: files of one process share their modules, and each loads once. */
const made: Made[] = [];
let isLoading = true;

const provide: AnyStateMachine['provide'] = StateMachine.prototype.provide;
StateMachine.prototype.provide = function (this: AnyStateMachine, given) {
  const machine = provide.call(this, given);
  if (!isLoading) return machine;
  const parent = made.find((each) => each.machine === this);
  const own = partsOf(given as Partial<Implementations>);
  for (const kind of KINDS) own[kind] = { ...parent?.own[kind], ...own[kind] };
  made.push({ machine, root: parent?.root ?? this, own });
  return machine;
};

/**
 * A machine that can be changed where it stands, so that every module that has imported it runs the changed one. Machines
 * made from it by `provide()` while modules load change with it; later ones are made from what it is by then.
 */
export class MutableMachine {
  readonly config: Parts['config'];
  readonly implementations: Parts['implementations'];
  readonly #machine: AnyStateMachine;

  constructor(machine: AnyStateMachine) {
    this.config = machine.config as Parts['config'];
    this.implementations = partsOf(machine.implementations);
    this.#machine = machine;
    isLoading = true;
  }

  /** From now on `provide()` is called by tests, and what it makes is not changed later. */
  loaded(): void {
    isLoading = false;
  }

  /** Puts a changed machine in the place of the original; throws where no machine can be made of it. */
  change(edit: (parts: Parts) => void): void {
    this.#replace(this.#machine, edit, NOTHING);
    for (const { machine, root, own } of made) if (root === this.#machine) this.#replace(machine, edit, own);
  }

  restore(): void {
    this.change(() => {});
  }

  #replace(machine: AnyStateMachine, edit: (parts: Parts) => void, own: Implementations): void {
    const parts: Parts = {
      config: copyOf(this.config) as Parts['config'],
      implementations: copyOf(this.implementations) as Parts['implementations'],
    };
    edit(parts);
    for (const kind of KINDS) Object.assign(parts.implementations[kind], own[kind]);
    const Machine = machine.constructor as new (config: unknown, implementations: unknown) => AnyStateMachine;
    Object.assign(machine, new Machine(parts.config, parts.implementations));
  }
}

const partsOf = ({ actions, guards, delays, actors }: Partial<Implementations>): Implementations => ({
  actions: { ...actions },
  guards: { ...guards },
  delays: { ...delays },
  actors: { ...actors },
});

const NOTHING = partsOf({});

/** Copies arrays and plain objects and keeps everything else, functions and actor logic among it. */
function copyOf(value: unknown, depth = Number.POSITIVE_INFINITY): unknown {
  if (depth === 0) return value;
  if (Array.isArray(value)) return value.map((each) => copyOf(each, depth - 1));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyOf(each, depth - 1)]));
}

/** The way to a state, the last step first. */
export type Trace = { readonly step: string; readonly before: Trace | null };

/** A state with what has just led to it. */
export const noted = <State extends { readonly trace: Trace | null }>(state: State, step: string): State => ({
  ...state,
  trace: { step, before: state.trace },
});

/** A state in which one of its tabs has changed. */
export const withTab = <State extends { readonly tabs: readonly object[] }>(
  state: State,
  at: number,
  change: Partial<State['tabs'][number]>,
): State => ({ ...state, tabs: state.tabs.map((tab, each) => (each === at ? { ...tab, ...change } : tab)) });

/** The steps that led to a state, the first one first. */
function stepsOf({ trace }: { readonly trace: Trace | null }): readonly string[] {
  const steps: string[] = [];
  for (let at = trace; at; at = at.before) steps.unshift(at.step);
  return steps;
}

/** Every state of a product of machines and what lies between them, by its key, and from which states each is one step away. */
export type Exploration<State> = {
  readonly states: ReadonlyMap<string, State>;
  readonly before: ReadonlyMap<string, readonly string[]>;
};

type Product<State> = {
  readonly start: State;
  readonly stepsFrom: (state: State) => readonly State[];
  /** Equal for two states that behave the same from here on. */
  readonly keyOf: (state: State) => string;
  /** Goes no further once such a state was found. */
  readonly until?: ((state: State) => unknown) | undefined;
};

/** Explores a product of machines breadth first, so that the first state found of a kind has the shortest way. */
export function explore<State>({ start, stepsFrom, keyOf, until = () => false }: Product<State>): Exploration<State> {
  const states = new Map([[keyOf(start), start]]);
  const before = new Map<string, string[]>();
  // A map hands out what is added while it is walked.
  for (const [from, state] of states) {
    for (const next of stepsFrom(state)) {
      const key = keyOf(next);
      const earlier = before.get(key);
      if (earlier) earlier.push(from);
      else before.set(key, [from]);
      if (states.has(key)) continue;
      states.set(key, next);
      if (until(next)) return { states, before };
    }
  }
  return { states, before };
}

/**
 * The shortest way to a state from which none that `is` can be reached any more; null where there is none. Only states that
 * count are looked at: where a model runs out of what it bounds, it can go no further.
 */
export function stuckIn<State extends { readonly trace: Trace | null }>(
  { states, before }: Exploration<State>,
  is: (state: State) => unknown,
  counts: (state: State) => boolean = () => true,
): readonly string[] | null {
  const reaching = new Set([...states].filter(([, state]) => is(state)).map(([key]) => key));
  // A set hands out what is added while it is walked.
  for (const key of reaching) for (const earlier of before.get(key) ?? []) reaching.add(earlier);
  const stuck = [...states].find(([key, state]) => counts(state) && !reaching.has(key));
  return stuck ? stepsOf(stuck[1]) : null;
}

/** The shortest way to a state that `is`; null where none is. */
export function wayTo<State extends { readonly trace: Trace | null }>(
  { states }: Exploration<State>,
  is: (state: State) => unknown,
): readonly string[] | null {
  for (const state of states.values()) if (is(state)) return stepsOf(state);
  return null;
}

/** Makes something on the first call, and answers with the same from then on. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { type AnyEventObject, type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate';
import { Coverage, type Row } from './coverage.ts';
import { complaintOf } from './explore.ts';
import { Gates } from './gates.ts';
import { isRest } from './graph.ts';
import type { Model } from './model.ts';
import { activeNodes } from './nodes.ts';
import { millisecondsOf, needsNoPerson, outcomesOf, payloadOf, stimuliOf } from './stimuli.ts';

export type InterleaveOptions = {
  /** How many random sequences; the seed and the shortest failing sequence are in the error. */
  runs?: number;
  seed?: number;
  /** Longest sequence. */
  steps?: number;
  /** More to check at each step: what the machine asked of its actors so far, in order. */
  calls?: (calls: readonly AskedCall[], now: AnyMachineSnapshot) => boolean;
};

/** `open`: not answered yet. `live`: its actor was not stopped, so the answer still counts. */
type AskedCall = { src: string; input: unknown; open: boolean; live: () => boolean };

/** `by`: the type of an event, or the actor that answers; left out where time passes. */
type Move = { name: string; run: () => void; by?: string };

/** The seed of the sequences, the same each time, so that a change is judged by itself; another seed looks further. */
const SEED = Number(process.env['SEED'] ?? 1);

/** How many rounds of settled work and passed time a machine may need until it rests. */
const PATIENCE = 200;

/**
 * L4: random sequences of all events, of answers in any order (also to actors that were stopped) and of passing
 * time, on a real actor. Invariants hold at each step, no call is sent beside or in place of one that is waited for, and
 * once all work is answered the machine comes to rest.
 */
export async function interleave(model: Model, options: InterleaveOptions = {}): Promise<Row> {
  const { runs = 100, steps = 30, seed = SEED } = options;
  const coverage = new Coverage(model.machine);
  const starts = Object.keys(model.inputs);
  const began = performance.now();
  let taken = 0;
  const result = await fc.check(
    fc.asyncProperty(
      fc.constantFrom(...starts),
      // Long and unbiased: short sequences of first choices are what the walks of L1 take anyway.
      fc.noBias(fc.array(fc.nat(), { minLength: 1, maxLength: steps, size: 'max' })),
      async (start, picks) => {
        taken += await sequence(model, options, coverage, start, picks);
      },
    ),
    { numRuns: runs, seed },
  );
  if (result.failed) {
    const why = result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance);
    throw new Error(`seed ${result.seed}, path ${result.counterexamplePath}, run ${result.numRuns}\n${why}`);
  }
  return {
    machine: model.machine.id,
    level: 'L4',
    ...coverage.counts(),
    pairs: 0,
    walks: runs,
    steps: taken,
    milliseconds: performance.now() - began,
  };
}

async function sequence(
  model: Model,
  options: InterleaveOptions,
  coverage: Coverage,
  start: string,
  picks: readonly number[],
): Promise<number> {
  const gates = new Gates(model);
  const clock = new SimulatedClock();
  const actor = createActor(model.machine.provide({ actors: gates.actors }), {
    input: model.inputs[start],
    clock,
    inspect: coverage.inspect,
  });
  // Without an observer xstate reports a stopped machine's error globally; here it is a finding of the sequence.
  actor.subscribe({ error: () => {} });
  actor.start();
  const played = [start];
  let before: AnyMachineSnapshot | undefined;
  const check = (seen: readonly string[] = []) => {
    const now: AnyMachineSnapshot = actor.getSnapshot();
    const waitedFor = gates.waitedFor().map(({ src }) => src);
    const complaints = [
      ...seen,
      ...waitedFor.filter((src, at) => waitedFor.indexOf(src) !== at).map((src) => `${src} is waited for twice`),
      ...(now.status === 'error' ? [`the machine stopped: ${String(now.error)}`] : []),
      ...Object.entries(model.invariants).flatMap(([name, holds]) => {
        const broken = complaintOf(() => holds(now, before));
        return broken === undefined ? [] : [`${name}: ${broken}`];
      }),
      ...(options.calls && !options.calls(gates.calls, now)
        ? ['the calls of its actors are not as they should be']
        : []),
    ];
    if (complaints.length > 0) throw new Error(`${played.join(' → ')}\n${complaints.join('\n')}`);
    before = now;
  };
  const play = async (move: Move) => {
    const made = gates.calls.length;
    const waitedFor = gates.waitedFor();
    played.push(move.name);
    move.run();
    await setImmediate();
    const anew = waitedFor.filter(
      ({ src, open }) =>
        open && gates.calls.slice(made).some((call) => call.src === src) && !mayAskAnew(model, src, move.by),
    );
    check(anew.map(({ src }) => `${src} is asked for anew while its answer is waited for`));
  };

  check();
  for (const pick of picks) {
    if (actor.getSnapshot().status !== 'active') break;
    // First what kind of thing happens, then which: a machine with many events is answered now and then all the same.
    const kinds = [eventMoves(model, actor), workMoves(model, gates), timeMoves(actor.getSnapshot(), clock)].filter(
      (moves) => moves.length > 0,
    );
    const moves = kinds[pick % kinds.length] ?? [];
    const move = moves[Math.floor(pick / kinds.length) % moves.length];
    if (move) await play(move);
  }
  for (let round = 0; round < PATIENCE && actor.getSnapshot().status === 'active'; round += 1) {
    // Another answer each round: a machine that asks again after one of them would get that one for ever.
    const answers = workMoves(model, gates).reverse();
    const move = answers[round % answers.length] ?? timeMoves(actor.getSnapshot(), clock)[0];
    if (!move || (isRest(model, actor.getSnapshot()) && gates.waitedFor().length === 0)) break;
    await play(move);
  }
  const end: AnyMachineSnapshot = actor.getSnapshot();
  actor.stop();
  const awaits = stimuliOf(model, end).some(
    (each) => each.via === 'event' && needsNoPerson(model, each) && end.can(each.event),
  );
  if (end.status === 'active' && !isRest(model, end) && !awaits)
    throw new Error(`${played.join(' → ')}\nall work is answered and it does not rest: ${JSON.stringify(end.value)}`);
  return played.length - 1;
}

const eventMoves = (model: Model, actor: { send: (event: AnyEventObject) => void }): Move[] =>
  Object.entries(model.events).flatMap(([type, cases]) =>
    typeof cases === 'string'
      ? []
      : cases.map((each) => ({
          name: `${type}(${each.label})`,
          run: () => actor.send({ ...payloadOf(each), type }),
          by: type,
        })),
  );

/** Time asks anew by its own bounds; an event may where the model says that the newer question counts. */
const mayAskAnew = (model: Model, src: string, by: string | undefined): boolean =>
  by === undefined || (model.supersedes[src]?.includes(by) ?? false);

const workMoves = (model: Model, gates: Gates): Move[] =>
  gates.open().flatMap((call) =>
    outcomesOf(model, call.id, call.src).map((outcome) => ({
      name: `${call.id}${call.live() ? '' : ' (stopped)'}: ${outcome.label}`,
      run: () => call.settle(outcome),
      by: call.id,
    })),
  );

const timeMoves = (at: AnyMachineSnapshot, clock: SimulatedClock): Move[] =>
  [...new Set(activeNodes(at).flatMap((node) => node.after.map((each) => millisecondsOf(at, each.delay))))].map(
    (delay) => ({
      name: `${delay} ms pass`,
      run: () => clock.increment(delay),
    }),
  );

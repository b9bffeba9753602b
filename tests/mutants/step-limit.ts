import { type AnyStateMachine, StateMachine } from 'xstate';

/** By this factor a mutant may take more steps than the machine as it is, with so many to spare. */
const FACTOR = 20;
const SPARE = 10_000;

let taken = 0;
let most = Number.POSITIVE_INFINITY;

const transition: AnyStateMachine['transition'] = StateMachine.prototype.transition;
StateMachine.prototype.transition = function (this: AnyStateMachine, ...given) {
  taken += 1;
  if (taken > most) throw new Error('It never comes to rest.');
  return transition.apply(this, given);
};

/**
 * Counts the steps of all machines from now on. Beyond a multiple of `usual` they throw: a machine that goes round for ever
 * leaves no test the time to run out of time.
 */
export function beginSteps(usual: number | undefined): void {
  taken = 0;
  most = usual === undefined ? Number.POSITIVE_INFINITY : usual * FACTOR + SPARE;
}

/** The steps since counting began. */
export function stepsTaken(): number {
  return taken;
}

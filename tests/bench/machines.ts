import { createActor, fromPromise } from 'xstate';
import { favouriteToggleMachine } from '#machines/session/favourite-toggle.machine.ts';
import type { Figure } from './figure.ts';

const HEARTS = 50;
const HEARTS_MS = 20;
const PRESSES = 200;

/** What fifty hearts of a list cost: to start, and for each press. */
export function machines(): Figure[] {
  const logic = favouriteToggleMachine.provide({
    actors: { saveFavourite: fromPromise(() => new Promise<void>(() => {})) },
  });
  const start = () =>
    Array.from({ length: HEARTS }, (_, at) => createActor(logic, { input: { subject: `${at}` } }).start());
  for (const actor of start()) actor.stop();
  const begun = performance.now();
  const actors = start();
  const started = performance.now() - begun;
  const pressed = performance.now();
  for (let press = 0; press < PRESSES; press += 1) {
    for (const actor of actors) actor.send({ type: 'heart.pressed', favourite: false, mayKeepFavourites: true });
  }
  const seconds = (performance.now() - pressed) / 1000;
  return [
    { group: 'machines', name: `${HEARTS} hearts started`, value: started, unit: 'ms', most: HEARTS_MS },
    { group: 'machines', name: 'presses a second', value: (HEARTS * PRESSES) / seconds, unit: '' },
  ];
}

import { expect, test } from 'vitest';
import {
  coverageOf,
  journeyRow,
  type MachineReport,
  missingOf,
  needlessOf,
  requiredOf,
} from '../kit/journey-coverage.ts';
import { kettleModel } from './fixtures/kettle.model.ts';

const { machine } = kettleModel;
const at = (state: string) => machine.getStateNodeById(`kettle.${state}`);

/** What a page reports when it is in a state, and when it takes the transition that is number `index` of a state. */
const inState = (state: string): MachineReport => ['kettle', `kettle.${state}`];
const taking = (state: string, eventType: string, number = 0): MachineReport => {
  const all = [...at(state).transitions.values()].flat();
  const first = all.findIndex((each) => each.eventType === eventType);
  return ['kettle', `kettle.${state}`, first + number, eventType];
};

/** A journey that does all that a person can. */
const everything: MachineReport[] = [
  ...['cold', 'dry', 'hot', 'failed'].map(inState),
  taking('cold', 'switch.pressed'),
  taking('cold', 'switch.pressed', 1),
  taking('dry', 'lid.closed'),
  taking('hot', 'kettle.emptied'),
  taking('failed', 'lid.closed'),
];
const missing = (reports: readonly MachineReport[], excuses = {}) =>
  missingOf(kettleModel, coverageOf(machine, reports).coverage, excuses);

test('journeys have to come to every state of rest and to take what a person causes, not what work comes to', () => {
  expect(requiredOf(kettleModel)).toEqual([
    'cold',
    'dry',
    'hot',
    'failed',
    'cold --switch.pressed [hasWater]--> heating',
    'cold --switch.pressed--> dry',
    'dry --lid.closed--> cold',
    'hot --kettle.emptied--> cold / forgetFailures',
    'failed --lid.closed--> cold',
  ]);
});

test('journeys that do all of it miss nothing', () => {
  expect(missing(everything)).toEqual([]);
});

test('each state and each transition that no journey comes to or takes is named', () => {
  for (const left of everything) {
    expect(missing(everything.filter((each) => each !== left))).toHaveLength(1);
  }
  expect(missing(everything.slice(1))).toEqual(['kettle: no journey comes to cold']);
  expect(missing(everything.slice(0, -1))).toEqual(['kettle: no journey takes failed --lid.closed--> cold']);
});

test('one way of an event does not stand for the other ones', () => {
  const never = taking('cold', 'switch.pressed', 1).join();
  expect(missing(everything.filter((each) => each.join() !== never))).toEqual([
    'kettle: no journey takes cold --switch.pressed--> dry',
  ]);
});

test('an excuse stands for what is missing, and is reported where nothing asks for it', () => {
  expect(missing(everything.slice(1), { cold: 'No journey makes coffee.' })).toEqual([]);
  expect(needlessOf(kettleModel, { cold: 'No journey makes coffee.' })).toEqual([]);
  expect(needlessOf(kettleModel, { 'cold --switch.unplugged--> dry': 'It was taken out.' })).toEqual([
    'kettle: excused, but not asked for: cold --switch.unplugged--> dry',
  ]);
});

test('reports of other machines count nothing for this one', () => {
  expect(missing(everything.map(([, ...rest]) => ['toaster', ...rest] as MachineReport))).toHaveLength(9);
});

test('reports of a build that is made of another source are listed, not counted', () => {
  const { coverage, strange } = coverageOf(machine, [
    ['kettle', 'kettle.gone'],
    ['kettle', 'kettle.cold', 0, 'switch.pulled'],
    ['kettle', 'kettle.cold', 99, 'switch.pressed'],
  ]);
  expect(strange).toEqual([
    'kettle has no state kettle.gone: the build is of another source',
    'kettle.cold has no transition 0 on switch.pulled: the build is of another source',
    'kettle.cold has no transition 99 on switch.pressed: the build is of another source',
  ]);
  expect([coverage.entered.size, coverage.taken.size]).toEqual([0, 0]);
});

test('the table counts what journeys did of all that is declared', () => {
  const { coverage } = coverageOf(machine, everything);
  expect(journeyRow(kettleModel, coverage, 1000)).toMatchObject({
    machine: 'kettle',
    level: 'L3',
    states: [4, 6],
    transitions: [5, 9],
  });
});

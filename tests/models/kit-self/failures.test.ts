import { equal } from 'node:assert/strict';
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { explore, problemsOf } from '../kit/explore.ts';
import type { LastOutcome, Model } from '../kit/model.ts';
import { changedToaster, toasterModel } from './fixtures/toaster.model.ts';

const exploring = (model: Model) => problemsOf(explore(model));

test('a machine that reports each failure and drops it on the next try is sound', () => {
  expect(exploring(toasterModel)).toEqual([]);
});

test('another failure than that of the outcome or the bound is found', () => {
  expect(exploring(changedToaster({ failure: 'offline' }))).toEqual([
    'toast: smoke reports offline, not server',
    'toast: after(toastBound) reports offline, not timed-out',
  ]);
});

test('a failure that stays when the same actor is tried again is found', () => {
  expect(exploring(changedToaster({ keepsFailure: true }))).toEqual([
    'lever.pressed(two slices) tries toast again and still reports offline',
    'lever.pressed(two slices) tries toast again and still reports server',
    'lever.pressed(two slices) tries toast again and still reports timed-out',
  ]);
});

test('a model says what else is reported, or why nothing is, for an actor or for one outcome of it', () => {
  const wrong = changedToaster({ failure: 'offline' });
  const reports = { 'toast: smoke': 'offline' };
  const unreported = { 'toast: after(toastBound)': 'It smells.' };
  expect(exploring({ ...wrong, failures: { reports, unreported } })).toEqual([]);
  expect(exploring({ ...wrong, failures: { unreported: { toast: 'It smells.' } } })).toEqual([]);
});

test('an excuse that nothing needs is found', () => {
  const unreported = { 'toast: burnt': 'It smells.' };
  expect(exploring({ ...toasterModel, failures: { unreported } })).toEqual([
    'excused, but its failure is reported: toast: burnt',
  ]);
});

test('a machine that reports its failure elsewhere is read there', () => {
  const of = () => 'server';
  expect(exploring({ ...toasterModel, failures: { of } })).toContain('toast: no power reports server, not offline');
});

test('a state is seen with the outcome that led to it, and with none after an event', () => {
  const seen: (LastOutcome | null)[] = [];
  const idle = { says: 'it is cold', see: ({ outcome }: { outcome: LastOutcome | null }) => void seen.push(outcome) };
  const toasting = { says: 'it is hot', see: ({ outcome }: { outcome: LastOutcome | null }) => equal(outcome, null) };
  expect(exploring({ ...toasterModel, shows: { idle, toasting } })).toEqual([]);
  expect(new Set(seen.map((each) => JSON.stringify(each)))).toEqual(
    new Set([
      'null',
      '{"actor":"toast","label":"brown"}',
      '{"actor":"toast","label":"no power"}',
      '{"actor":"toast","label":"smoke"}',
      '{"actor":"toast","label":"after(toastBound)"}',
    ]),
  );
});

test('an expectation by outcome finds what a look at the context would not', () => {
  const idle = {
    says: 'it says what went wrong',
    see: ({ snapshot, outcome }: { snapshot: { context: { failure: unknown } }; outcome: LastOutcome | null }) => {
      if (outcome?.label === 'smoke') equal(snapshot.context.failure, 'server');
    },
  };
  const model = { ...changedToaster({ failure: 'offline' }), shows: { ...toasterModel.shows, idle } };
  expect(explore(model).shown['idle']?.join('\n')).toContain('toast: smoke');
});

test('a wait that lasts longer than the model says is found, and one that there is not', () => {
  expect(exploring(changedToaster({ delays: { toastBound: 600_000 } }))).toEqual([
    'toastBound lasts 600000 ms, and the model says 60000',
  ]);
  const states = { waiting: { after: { 100: 'over' } }, over: {} };
  const machine = createMachine({ initial: 'waiting', states });
  const unsaid = { ...toasterModel, machine, events: {}, outcomes: {}, bound: () => 0, waits: {} };
  expect(explore(unsaid).waits).toEqual(['100 lasts 100 ms, and the model says nothing']);
  expect(exploring({ ...toasterModel, waits: { ...toasterModel.waits, cooling: 5_000 } })).toEqual([
    'unknown wait: cooling',
  ]);
});

test('a bound of which the model says nothing lasts as long as a request may', () => {
  const unsaid = (toastBound: number) => ({ ...changedToaster({ delays: { toastBound } }), waits: {} });
  expect(exploring(unsaid(20_000))).toEqual([]);
  expect(exploring(unsaid(200_000))).toEqual(['toastBound lasts 200000 ms, and the model says 20000']);
});

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { approvedLines, checkApproved, compareApproved } from '../kit/approved.ts';
import { effectText, valueText } from '../kit/effects.ts';
import { graphOf } from '../kit/graph.ts';
import type { Model } from '../kit/model.ts';
import { changedKettle, kettleModel } from './fixtures/kettle.model.ts';
import { changedToaster, toasterModel } from './fixtures/toaster.model.ts';

const linesOf = (model: Model) => approvedLines(model, graphOf(model));
const kettle = linesOf(kettleModel).join('\n');
const toaster = linesOf(toasterModel).join('\n');
const kettleNow = ({ machine }: Model) => {
  const model = { ...kettleModel, machine };
  return compareApproved(model, graphOf(model), kettle);
};
const toasterNow = (model: Model) => compareApproved(model, graphOf(model), toaster);

test('the list shows beginnings, numbers, order, and what each edge comes to', () => {
  expect(toaster.split('\n')).toEqual([
    'begins (bread) in idle',
    '  slices = 0, failure = null',
    '(root) begins in idle',
    'idle --lever.pressed#1 [hasBread]--> toasting / takeBread',
    '  lever.pressed(two slices): slices = 2; failure = null; starts toast {slices: 2}',
    'idle --lever.pressed#2--> idle / beep',
    '  lever.pressed(none): runs beep {times: 3}',
    'toasting invokes toast',
    'toasting tags busy',
    'toasting --done(toast)--> idle / ring',
    '  toast: brown: emits toast.popped {slices: 2}',
    'toasting --error(toast)--> idle / keepFailure',
    '  toast: no power: failure = "offline"',
    '  toast: smoke: failure = "server"',
    'toasting --after(toastBound = 60000)--> idle / keepFailure',
    '  after(toastBound): failure = "timed-out"',
  ]);
});

test('the list is the same when nothing changed', () => {
  expect(kettleNow(kettleModel)).toEqual([]);
  expect(toasterNow(toasterModel)).toEqual([]);
});

test('edges that differ only by what was there before share a line, also on the way through other states', () => {
  expect(kettle.split('\n').filter((line) => line.startsWith('  heat: fuse'))).toEqual([
    '  heat: fuse: failures = 1',
    '  heat: fuse: then failed → broken: failures = 2',
  ]);
});

const finds: [string, Parameters<typeof changedToaster>[0], string[]][] = [
  [
    'a longer wait',
    { delays: { toastBound: 600_000 } },
    [
      '- toasting --after(toastBound = 60000)--> idle / keepFailure',
      '- toasting --after(toastBound = 60000)--> idle / keepFailure: after(toastBound): failure = "timed-out"',
      '+ toasting --after(toastBound = 600000)--> idle / keepFailure',
      '+ toasting --after(toastBound = 600000)--> idle / keepFailure: after(toastBound): failure = "timed-out"',
    ],
  ],
  [
    'another param',
    { beeps: 2 },
    changeOf('idle --lever.pressed#2--> idle / beep', [
      'lever.pressed(none): runs beep {times: 3}',
      'lever.pressed(none): runs beep {times: 2}',
    ]),
  ],
  [
    'another emitted value',
    { popped: 1 },
    changeOf('toasting --done(toast)--> idle / ring', [
      'toast: brown: emits toast.popped {slices: 2}',
      'toast: brown: emits toast.popped {slices: 1}',
    ]),
  ],
  [
    'another input of an actor',
    { input: 1 },
    changeOf('idle --lever.pressed#1 [hasBread]--> toasting / takeBread', [
      'lever.pressed(two slices): slices = 2; failure = null; starts toast {slices: 2}',
      'lever.pressed(two slices): slices = 2; failure = null; starts toast {slices: 1}',
    ]),
  ],
  [
    'another beginning',
    { slices: 1 },
    changeOf('begins (bread) in idle', ['slices = 0, failure = null', 'slices = 1, failure = null']),
  ],
];
for (const [what, change, problems] of finds) {
  test(`the list finds ${what}`, () => expect(toasterNow(changedToaster(change))).toEqual(problems));
}

function changeOf(line: string, [before, after]: [string, string]): string[] {
  return [`- ${line}: ${before}`, `+ ${line}: ${after}`];
}

test('the list finds a dropped transition, another target and another first state', () => {
  const dropped = changedKettle(({ states }) => Reflect.deleteProperty(states.dry, 'on'));
  expect(kettleNow(dropped)).toContain('- dry --lid.closed--> cold');
  const elsewhere = changedKettle(({ states }) =>
    Object.assign(states.dry.on?.['lid.closed'] ?? {}, { target: 'hot' }),
  );
  expect(kettleNow(elsewhere)).toEqual(['- dry --lid.closed--> cold', '+ dry --lid.closed--> hot']);
  const later = changedKettle((config) => Object.assign(config, { initial: 'dry' }));
  expect(kettleNow(later)).toContain('+ (root) begins in dry');
});

test('the list finds guarded branches in another order', () => {
  const swapped = changedKettle(({ states }) => {
    const branches = (states.cold as { on: { 'switch.pressed': object[] } }).on['switch.pressed'];
    branches.reverse();
  });
  expect(kettleNow(swapped)).toContain('+ cold --switch.pressed#1--> dry');
});

test('a list that is not there is named, and written only when asked and never in CI', () => {
  const list = join(mkdtempSync(join(tmpdir(), 'approved-')), 'kettle.approved.txt');
  const check = (env: NodeJS.ProcessEnv) => checkApproved(kettleModel, graphOf(kettleModel), list, env);
  expect(check({})[0]).toContain('no approved list');
  expect(check({ APPROVE: '1', CI: 'true' })[0]).toContain('no approved list');
  expect(check({ APPROVE: '1' })).toEqual([]);
  expect(readFileSync(list, 'utf8').trimEnd()).toBe(kettle);
});

test('a long value is cut, and still differs when its end does', () => {
  const long = (end: string) => valueText(`${'x'.repeat(200)}${end}`);
  expect(long('a').length).toBeLessThan(80);
  expect(long('a')).not.toBe(long('b'));
});

test('keys are in one order, and errors are shown by their code', () => {
  expect(valueText({ b: 1, a: [undefined] })).toBe('{a: [undefined], b: 1}');
  expect(effectText({ does: 'runs', name: 'logFailure', value: { failure: new Error('boom') } })).toBe(
    'runs logFailure {failure: failure unexpected}',
  );
});

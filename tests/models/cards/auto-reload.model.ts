import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { type Screen, within } from '@testing-library/dom';
import { autoReloadMachine } from '#machines/cards/auto-reload.machine.ts';
import { emits } from '../kit/effects.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../kit/model.ts';
import { always, has, missing } from '../kit/on-graph.ts';
import { alertOn, buttonOn } from '../kit/on-screen.ts';
import { CARD_ID, VISA_ID } from './add-money.model.ts';

const answers = [
  done('saved', { outcome: 'saved' }),
  done('no amount', { outcome: 'refused', refusal: { code: '121009', message: null } }),
  done('words of the server', { outcome: 'refused', refusal: { code: '121048', message: 'Ask your bank first.' } }),
  failed('too many', 'rate-limited'),
  failed('turned elsewhere', 'auto-reload-changed'),
  ...REQUEST_FAILS,
];
/** What is said about an answer that saved nothing. */
const SAID: Readonly<Record<string, string>> = {
  'no amount': 'Enter an Auto reload amount.',
  'words of the server': 'Ask your bank first.',
  'too many': 'Too many tries',
  'turned elsewhere': 'Auto reload was turned on or off elsewhere',
  offline: 'We can’t connect right now',
  'server error': 'Something went wrong on our end',
  unforeseen: 'Something unexpected happened',
  'after(saveBound)': 'That took too long',
};

/** The outcomes after which a call may have been done all the same. */
const LOST = ['offline', 'server error', 'after(saveBound)'];

const group = (screen: Screen, name: string) => screen.queryByRole('group', { name });
const radioIn = (screen: Screen, legend: string, name: string | RegExp) => {
  const found = group(screen, legend);
  return found && within(found).queryByRole('radio', { name, checked: false });
};
const save = (screen: Screen) => buttonOn(screen, /^Sav/);
const isOn = (screen: Screen) => screen.getByRole('switch', { name: 'Reload this card for me' }).matches(':checked');

export const model = defineModel<typeof autoReloadMachine>({
  machine: autoReloadMachine,
  inputs: {
    'nothing yet': { cardId: CARD_ID, isOn: false, amount: 2500, triggerAmount: 1000, paymentMethodId: VISA_ID },
    'turned on': { cardId: CARD_ID, isOn: true, amount: 2500, triggerAmount: 1000, paymentMethodId: VISA_ID },
    'what it was is gone': { cardId: CARD_ID, isOn: true, amount: null, triggerAmount: 1000, paymentMethodId: null },
  },
  events: {
    'amount.chosen': [
      { label: '$25', payload: { amount: 2500 } },
      { label: '$50', payload: { amount: 5000 } },
    ],
    'trigger.chosen': [
      { label: '$5', payload: { triggerAmount: 500 } },
      { label: '$10', payload: { triggerAmount: 1000 } },
    ],
    'method.chosen': [{ label: 'the card', payload: { paymentMethodId: VISA_ID } }],
    'save.pressed': [
      { label: 'no profile', payload: { hasProfile: false, wasOn: false }, setting: 'none' },
      { label: 'a profile that is on', payload: { hasProfile: true, wasOn: true }, setting: 'on' },
      { label: 'a profile that is off', payload: { hasProfile: true, wasOn: false }, setting: 'off' },
    ],
  },
  outcomes: { createAutoReload: answers, updateAutoReload: answers, disableAutoReload: answers },
  // A reading and a save of 15 s each (D-442).
  waits: { saveBound: 35_000 },
  bound: (context) => context,
  limit: 2000,
  rest: ['editing.fresh', 'editing.mistaken', 'editing.refused', 'editing.failed', 'saved'],
  tags: ['done'],
  oneAtATime: 'one change of auto reload is under way',
  invariants: {
    'CRD-033 SVC-007 what is missing is named where it is, and only there': ({ context, value }) =>
      context.mistakes.length > 0 === (JSON.stringify(value) === '{"editing":"mistaken"}'),
    'CRD-033 SVC-007 nothing incomplete is ever sent': ({ context, value }) =>
      !['creating', 'updating'].includes(String(value)) ||
      (context.amount !== null && context.paymentMethodId !== null),
    'CRD-029 CRD-030 CRD-031 what is sent is what the switch says': ({ context, value }) =>
      (!['creating', 'updating'].includes(String(value)) || context.isOn) && (value !== 'disabling' || !context.isOn),
    'SVC-015 a refusal is kept where it is shown, and only there': ({ context, value }) =>
      (context.refusal !== null) === (JSON.stringify(value) === '{"editing":"refused"}'),
    'CRD-033 SVC-015 OPP-062 a problem is marked as one': (now) =>
      now.hasTag('error') ===
      ['{"editing":"mistaken"}', '{"editing":"refused"}', '{"editing":"failed"}'].includes(JSON.stringify(now.value)),
  },
  properties: {
    'CRD-029 CRD-030 CRD-031 CRD-032 OPP-058 OPP-059 OPP-060 OPP-061 the switch and the profile decide the call': (
      graph,
    ) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.startsWith('save.pressed'))
        .filter(({ before, next, stimulus }) => {
          const context = before.context;
          const hasProfile = !stimulus.name.includes('no profile');
          const isComplete = context.amount !== null && context.paymentMethodId !== null;
          const call = hasProfile ? 'updating' : 'creating';
          const off = hasProfile || context.isInDoubt ? 'disabling' : 'saved';
          const due = !context.isOn ? off : isComplete ? call : { editing: 'mistaken' };
          return !isDeepStrictEqual(next.value, due);
        }),
    'OPP-057 OPP-062 what was chosen is what is sent': (graph) =>
      graph.edges
        .filter(({ next }) => next.value === 'creating' || next.value === 'updating')
        .filter(({ before, effects }) => {
          const { amount, triggerAmount, paymentMethodId } = before.context;
          const due = { cardId: CARD_ID, amount, triggerAmount, paymentMethodId };
          return !effects.some(({ does, value }) => does === 'starts' && isDeepStrictEqual(value, due));
        }),
    'CRD-031 OPP-060 the card whose profile is turned off is named': (graph) =>
      graph.edges
        .filter(({ next }) => next.value === 'disabling')
        .filter(({ effects }) =>
          effects.every(({ does, value }) => does !== 'starts' || !isDeepStrictEqual(value, { cardId: CARD_ID })),
        ),
    'CRD-025 CRD-027 CRD-034 OPP-057 what is pressed is what changes, and nothing else': (graph) =>
      graph.edges
        .filter(({ stimulus }) => /^(reload|amount|trigger|method)\./.test(stimulus.name))
        .filter((edge) => {
          const { type, ...chosen } = edge.stimulus.event;
          const before = edge.before.context;
          const due = type === 'reload.turned' ? { isOn: !before.isOn } : chosen;
          const { isOn, amount, triggerAmount, paymentMethodId } = { ...before, ...due };
          const after = edge.next.context;
          const is = { isOn: after.isOn, amount: after.amount, triggerAmount: after.triggerAmount };
          return !isDeepStrictEqual(
            { ...is, paymentMethodId: after.paymentMethodId },
            { isOn, amount, triggerAmount, paymentMethodId },
          );
        }),
    'SVC-040 it was on where the card says so when it is saved, and where no call of this form may have turned it on': (
      graph,
    ) =>
      graph.edges
        .filter(
          ({ next, stimulus }) =>
            stimulus.name.startsWith('save.pressed') && /^(cre|upd)ating$/.test(String(next.value)),
        )
        .filter(({ before, next, stimulus }) => {
          const wasOn = before.context.wasOn && stimulus.name.includes('that is on');
          return next.context.wasOn !== wasOn;
        }),
    'CRD-032 OPP-061 D-315 there may be a profile from the first call without an answer on': (graph) =>
      graph.edges.filter(({ before, next, stimulus: { name } }) => {
        const { isInDoubt } = before.context;
        const due = isInDoubt || LOST.some((label) => name.endsWith(label));
        return next.context.isInDoubt !== due;
      }),
    'SVC-040 SVC-041 each change is announced as what it is': (graph) => [
      ...missing(graph, 'creating createAutoReload: saved', emits('autoReload.turnedOn')),
      ...missing(graph, 'disabling disableAutoReload: saved', emits('autoReload.turnedOff')),
      ...always(graph, ['updateAutoReload: saved'], ({ before, effects }) => {
        const { wasOn } = before.context;
        return has({ effects }, wasOn ? 'autoReload.updated' : 'autoReload.turnedOn');
      }),
    ],
    'CRD-032 where nothing changes nothing is announced but that': (graph) =>
      graph.edges
        .filter(({ before, next }) => next.value === 'saved' && JSON.stringify(before.value).includes('editing'))
        .filter((edge) => !has(edge, 'autoReload.unchanged')),
    'CRD-028 the placeholder leads to payment methods from wherever it is shown': (graph) =>
      missing(graph, 'placeholder.chosen(pressed)', emits('paymentMethod.required')),
    'each answer leads where it should': {
      'creating createAutoReload: saved': 'saved',
      'creating createAutoReload: no amount': '{"editing":"refused"}',
      'creating createAutoReload: offline': '{"editing":"failed"}',
      'creating after(saveBound)': '{"editing":"failed"}',
      'updating updateAutoReload: saved': 'saved',
      'updating updateAutoReload: words of the server': '{"editing":"refused"}',
      'updating updateAutoReload: server error': '{"editing":"failed"}',
      'updating after(saveBound)': '{"editing":"failed"}',
      'disabling disableAutoReload: saved': 'saved',
      'disabling disableAutoReload: no amount': '{"editing":"refused"}',
      'disabling disableAutoReload: too many': '{"editing":"failed"}',
      'disabling disableAutoReload: turned elsewhere': '{"editing":"failed"}',
      'disabling after(saveBound)': '{"editing":"failed"}',
    },
  },
  shows: {
    'editing.fresh': {
      says: 'CRD-027 a switch, and the fields only where it is on',
      see: ({ screen }) => {
        for (const name of ['Amount to add', 'When the balance is below', 'How to pay']) {
          equal(group(screen, name) !== null, isOn(screen), name);
        }
        equal(alertOn(screen), '');
      },
    },
    'editing.mistaken': {
      says: 'CRD-033 SVC-007 what is missing, beside it',
      see: ({ screen }) => {
        const hasNo = (legend: string) =>
          !within(group(screen, legend) ?? fail(legend)).queryByRole('radio', { checked: true });
        equal(
          screen.queryByText('To save Auto reload settings, select a payment method.') !== null,
          hasNo('How to pay'),
        );
        equal(screen.queryByText('Enter an Auto reload amount.') !== null, hasNo('Amount to add'));
        ok(hasNo('How to pay') || hasNo('Amount to add'));
      },
    },
    'editing.refused': {
      says: 'SVC-015 SVC-017 OPP-077 why it was refused, and a way to try again',
      see: ({ screen, outcome }) => {
        saysWhy(screen, outcome?.label);
      },
    },
    'editing.failed': {
      says: 'OPP-062 why it was not saved, and a way to try again',
      see: ({ screen, outcome }) => {
        saysWhy(screen, outcome?.label);
      },
    },
    creating: { says: 'CRD-029 that it is being saved', see: ({ screen }) => isSaving(screen) },
    updating: { says: 'CRD-030 that it is being saved', see: ({ screen }) => isSaving(screen) },
    disabling: { says: 'CRD-031 that it is being saved', see: ({ screen }) => isSaving(screen) },
    saved: {
      says: 'SVC-040 SVC-041 that the sheet closes',
      see: ({ screen }) => equal(screen.getByTestId('closed').textContent, 'closed'),
    },
  },
  causes: {
    'reload.turned': { control: ({ screen }) => screen.queryByRole('switch') },
    'amount.chosen': { control: ({ screen, label }) => radioIn(screen, 'Amount to add', label) },
    'trigger.chosen': { control: ({ screen, label }) => radioIn(screen, 'When the balance is below', label) },
    'method.chosen': { control: ({ screen }) => radioIn(screen, 'How to pay', /Visa/) },
    'placeholder.chosen': { control: ({ screen }) => radioIn(screen, 'How to pay', /Add a payment method/) },
    'save.pressed': { control: ({ screen }) => save(screen) },
  },
});

/** What was said stays while the way to payment methods is only looked at: no outcome leads there. */
function saysWhy(screen: Screen, label: string | undefined): void {
  const said = alertOn(screen);
  ok(label === undefined ? said.length > 0 : said.includes(SAID[label] ?? 'nothing'), said);
  ok(buttonOn(screen, 'Try again'));
}

function isSaving(screen: Screen): void {
  equal(save(screen)?.getAttribute('aria-disabled'), 'true');
  equal(alertOn(screen), '');
}

function fail(what: string): never {
  throw new Error(`No ${what}.`);
}

import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { fireEvent, type Screen } from '@testing-library/dom';
import { mfaPhoneMachine } from '#machines/account/settings/mfa-phone.machine.ts';
import { emits, starts } from '../../kit/effects.ts';
import { defineModel, done, failed } from '../../kit/model.ts';
import { always, does, has, missing } from '../../kit/on-graph.ts';
import { addressOn, alertOn, buttonOn } from '../../kit/on-screen.ts';

const NUMBER = '2065550123';
const OTHER = '2065550199';
/** What the server calls the phone that it sends a code to. */
const phone = { id: 'phone-1', lastFour: '0123', verified: false };
/** The phone whose number changes. */
const CHANGED = 'phone-7';

const submit = (screen: Screen) => buttonOn(screen, /^Text me a code|^Sending…/);
const field = (screen: Screen) => screen.getByLabelText<HTMLInputElement>('Phone number');

export const model = defineModel<typeof mfaPhoneMachine>({
  machine: mfaPhoneMachine,
  inputs: { 'a phone is added': { phoneId: null }, 'a number changes': { phoneId: CHANGED } },
  events: {
    'number.submitted': [
      { label: 'ten digits', payload: { phoneNumber: NUMBER } },
      {
        label: 'ten others',
        payload: { phoneNumber: OTHER },
        offView: 'The form types one number, whichever that is.',
      },
    ],
    'number.declined': [{ label: 'another one' }],
  },
  outcomes: {
    proposeNumber: [
      done('sent', phone),
      failed('refused', 'phone-refused'),
      failed('known', 'phone-known'),
      failed('too many', 'phones-full'),
      failed('proof lapsed', 'verification-due'),
      failed('too soon', 'rate-limited'),
      failed('offline', 'offline'),
    ],
    codeConfirmation: [
      done('confirmed', { outcome: 'confirmed' }),
      done('known meanwhile', { outcome: 'lost', failure: 'phone-known' }),
      done('proof lapsed', { outcome: 'lost', failure: 'verification-due' }),
      failed('broken', new Error('broken')),
    ],
  },
  failures: {
    unreported: {
      'proposeNumber: too soon': 'D-030: where the number was sent a code already, the field for that one follows.',
      'proposeNumber: proof lapsed':
        'ACC-106 ACC-118: the page opens by a proof, so the proof is asked for again instead.',
    },
  },
  bound: ({ phoneId, target, lastSent, wanted, failure }) => [phoneId, target, lastSent, wanted, failure],
  limit: 200,
  rest: ['filling', 'confirming', 'confirmed'],
  tags: ['confirmed'],
  invariants: {
    'ACC-120 a number waits for its code exactly while the server has sent it one': ({ context, value }) =>
      (context.target !== null) === (value === 'confirming'),
  },
  properties: {
    'ACC-117 ACC-120 that a number is active is emitted': (graph) =>
      missing(graph, 'codeConfirmation: confirmed', emits('phone.confirmed')),
    'ACC-120 a number is active only after its code': (graph) =>
      graph.edges
        .filter(({ from, to, next }) => next.value === 'confirmed' && from !== to)
        .filter(({ stimulus }) => stimulus.name !== 'codeConfirmation: confirmed'),
    'a code that cannot be sent again yet leads to the field for the one that was sent': (graph) =>
      always(graph, ['proposeNumber: too soon'], ({ before, next }) => {
        const { lastSent, wanted } = before.context;
        return (next.value === 'confirming') === (lastSent?.address === wanted);
      }),
    'ACC-117 ACC-118 ACC-120 where the answer was lost, a changed phone may have a code; which added one has is not known':
      (graph) =>
        always(graph, ['proposeNumber: offline', 'after(requestBound)'], ({ before, next }) => {
          const { phoneId, wanted } = before.context;
          const due = phoneId === null ? null : { address: wanted, id: phoneId };
          return isDeepStrictEqual(next.context.lastSent, due);
        }),
    'ACC-120 a number whose code was refused was sent none by that': (graph) =>
      graph.edges
        .filter(({ stimulus }) => /^proposeNumber: (refused|known|too many|proof lapsed|too soon)$/.test(stimulus.name))
        .filter(({ before, next }) => {
          const { lastSent } = before.context;
          return !isDeepStrictEqual(next.context.lastSent, lastSent);
        }),
    'ACC-120 a number that cannot be had any more is emitted for its reason': (graph) =>
      always(
        graph,
        ['codeConfirmation: known meanwhile'],
        ({ next }) => next.value === 'filling' && next.context.failure === 'phone-known',
      ),
    'ACC-118 ACC-120 ACC-121 the number that was entered is proposed for the phone that it belongs to': (graph) =>
      graph.edges
        .filter(({ stimulus, next }) => stimulus.event.type === 'number.submitted' && next.value === 'proposing')
        .filter((edge) => {
          const { phoneId } = edge.before.context;
          const { phoneNumber } = edge.stimulus.event as { phoneNumber?: unknown };
          return !has(edge, starts('proposeNumber', { phoneId, phoneNumber }));
        }),
    'ACC-120 ACC-121 the code is asked for under the id of the phone that was sent it': (graph) =>
      graph.edges
        .filter(({ before, next }) => before.value === 'proposing' && next.value === 'confirming')
        .filter((edge) => {
          const { wanted, lastSent } = edge.before.context;
          const id = edge.stimulus.name === 'proposeNumber: sent' ? phone.id : lastSent?.id;
          return !has(edge, starts('codeConfirmation', { target: { address: wanted, id } }));
        }),
    'ACC-106 ACC-118 a lapsed proof is asked for again': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.endsWith('proof lapsed'))
        .filter((edge) => !does(edge, 'emitVerificationRequired')),
  },
  shows: {
    filling: {
      says: 'ACC-117 ACC-119 the form for the number; where the last try failed it says why, on the field where it is of the field',
      see: ({ snapshot, screen }) => {
        const { failure } = snapshot.context;
        const isOfField = failure === 'phone-refused' || failure === 'phone-known';
        equal(field(screen).getAttribute('aria-invalid'), isOfField ? 'true' : null);
        const alert = alertOn(screen);
        equal(alert.includes('Please enter a 10-digit phone number.'), failure === 'phone-refused');
        equal(alert.includes('We couldn’t save this number'), failure !== null && !isOfField);
      },
    },
    proposing: {
      says: 'ACC-120 while the request is running the button says so',
      see: ({ screen }) => ok(submit(screen)?.textContent?.includes('Sending…')),
    },
    confirming: {
      says: 'ACC-120 the code is asked for, and the number is named by its last four digits only',
      see: ({ screen }) => {
        ok(screen.getByText(/number ending in 0123/));
        equal(screen.queryByText(new RegExp(NUMBER)), null);
        ok(screen.getByText('the code'));
      },
    },
    confirmed: {
      says: 'ACC-120 a confirmed number leads to the phones',
      see: ({ screen }) => equal(addressOn(screen), '/account/settings/mfa'),
    },
  },
  causes: {
    'number.submitted': {
      control: ({ screen }) => submit(screen),
      perform: async (user, { screen }) => {
        fireEvent.input(field(screen), { target: { value: '(206) 555-0123' } });
        await user.click(screen.getByRole('button', { name: 'Text me a code' }));
      },
    },
    'number.declined': { control: ({ screen }) => buttonOn(screen, 'Use another number') },
  },
});

import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { fireEvent, type Screen } from '@testing-library/dom';
import { editEmailMachine } from '#machines/account/settings/edit-email.machine.ts';
import { emits } from '../../kit/effects.ts';
import { fromOutside } from '../../kit/external-events.ts';
import { defineModel, done, failed } from '../../kit/model.ts';
import { always, does, has, missing } from '../../kit/on-graph.ts';
import { addressOn, alertOn, buttonOn } from '../../kit/on-screen.ts';

const ADDRESS = 'new@example.com';
const FIRST_STEP = '/account/settings/edit-email';
const SECOND_STEP = '/account/settings/edit-email/enter-code';

const submit = (screen: Screen) => buttonOn(screen, /^Send me a code|^Sending…/);
const field = (screen: Screen) => screen.getByLabelText<HTMLInputElement>('New email address');
/** What carries the address, and how. */
const CARRIES: Record<string, unknown> = {
  proposeEmail: { emailAddress: ADDRESS },
  codeConfirmation: { target: { address: ADDRESS, id: null } },
  'email.confirmed': { emailAddress: ADDRESS },
};

const LEFT = 'ACC-109: a later visit begins without the reason of the try before.';
/** Why a try failed, as a form says it that waits for the answer. */
const REASONS: Record<string, string> = {
  'proposeEmail: taken': 'email-taken',
  'proposeEmail: refused': 'email-refused',
  'proposeEmail: offline': 'offline',
  'after(requestBound)': 'timed-out',
};

export const model = defineModel<typeof editEmailMachine>({
  machine: editEmailMachine,
  inputs: { start: undefined },
  events: {
    'email.submitted': [{ label: 'an address', payload: { emailAddress: ADDRESS } }],
    'form.left': [{ label: 'for the settings' }],
    'form.returned': [{ label: 'from the settings' }],
    'proposal.forgotten': [{ label: 'signed out' }],
  },
  outcomes: {
    proposeEmail: [
      done('sent'),
      failed('taken', 'email-taken'),
      failed('refused', 'email-refused'),
      failed('too soon', 'rate-limited'),
      failed('offline', 'offline'),
    ],
    codeConfirmation: [
      done('confirmed', { outcome: 'confirmed' }),
      done('taken meanwhile', { outcome: 'lost', failure: 'email-taken' }),
      failed('broken', new Error('broken')),
    ],
  },
  failures: {
    unreported: {
      // D-334: where the form was left meanwhile nothing is said, as a property of its own says.
      'proposeEmail: taken': LEFT,
      'proposeEmail: refused': LEFT,
      'proposeEmail: offline': LEFT,
      'proposeEmail: after(requestBound)': LEFT,
      'proposeEmail: too soon': 'D-030: where the address was sent a code already, the field for that one follows.',
    },
  },
  bound: ({ proposed, lastSent, wanted, failure }) => [proposed, lastSent, wanted, failure],
  limit: 60,
  rest: ['filling', 'confirming'],
  invariants: {
    'ACC-111 an address is proposed exactly between the two steps': ({ context, value }) =>
      (context.proposed !== null) === (value === 'confirming'),
  },
  properties: {
    'ACC-111 ACC-112 the second step follows only where the server has sent a code, or may have': (graph) =>
      graph.edges
        .filter(({ before, next }) => next.value === 'confirming' && before.value !== 'confirming')
        .filter(({ before, stimulus }) => {
          const { lastSent } = before.context;
          const isSentAlready = stimulus.name === 'proposeEmail: too soon' && lastSent === ADDRESS;
          return stimulus.name !== 'proposeEmail: sent' && !isSentAlready;
        }),
    'ACC-111 an address that was sent a code is said to be proposed': (graph) =>
      missing(graph, 'proposeEmail: sent', emits('email.proposed')),
    'a code that cannot be sent again yet leads to the field for the one that was sent': (graph) =>
      always(graph, ['proposeEmail: too soon'], ({ before, next, effects }) => {
        const isSentAlready = before.context.lastSent !== null;
        const isLed = next.value === 'confirming' && has({ effects }, 'email.proposed');
        return isLed === isSentAlready;
      }),
    'ACC-112 where the answer was lost, a code may have gone to the address that was entered': (graph) =>
      always(graph, ['proposeEmail: offline', 'after(requestBound)'], ({ next }) => next.context.lastSent === ADDRESS),
    'ACC-112 an address whose code was refused was sent none by that': (graph) =>
      graph.edges
        .filter(({ stimulus }) => /^proposeEmail: (taken|refused|too soon)$/.test(stimulus.name))
        .filter(({ before, next }) => next.context.lastSent !== before.context.lastSent),
    'ACC-112 the change is emitted only after its code': (graph) =>
      graph.edges.filter(
        (edge) => does(edge, 'emitConfirmed') !== (edge.stimulus.name === 'codeConfirmation: confirmed'),
      ),
    'ACC-121 ACC-111 ACC-112 the address that was entered is proposed, confirmed by its code, and emitted': (graph) =>
      graph.edges.flatMap((edge) =>
        edge.effects
          .filter(({ name }) => name in CARRIES)
          .filter(({ name, value }) => !isDeepStrictEqual(value, CARRIES[name]))
          .map(() => edge.label),
      ),
    'ACC-112 an address that is taken meanwhile leads back to the first step': {
      'codeConfirmation: taken meanwhile': 'filling',
    },
    'ACC-112 a step that failed says why on the first one': (graph) =>
      always(
        graph,
        ['codeConfirmation: taken meanwhile', 'codeConfirmation: broken'],
        ({ next, effects, stimulus }) => {
          const due = stimulus.name.endsWith('broken') ? 'unexpected' : 'email-taken';
          return next.context.failure === due && has({ effects }, 'proposal.lost');
        },
      ),
    'ACC-109 a form that was left says nothing of the try before': (graph) =>
      graph.edges
        .filter(({ stimulus, next }) => stimulus.event.type === 'form.left' && next.value === 'filling')
        .filter(({ next }) => next.context.failure !== null),
    'ACC-109 ACC-112 D-334 why a try failed is said by the form that waits for the answer, and not on a later visit': (
      graph,
    ) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name in REASONS)
        .filter(({ before, next, stimulus }) => {
          const isLeft = isDeepStrictEqual(before.value, { proposing: 'left' });
          return next.context.failure !== (isLeft ? null : REASONS[stimulus.name]);
        }),
    'ACC-111 nothing of a proposal outlives its member': (graph) =>
      always(graph, ['proposal.forgotten'], ({ next }) => {
        const context = next.context;
        return (
          context?.proposed === null && context.lastSent === null && context.wanted === '' && context.failure === null
        );
      }),
  },
  shows: {
    filling: {
      says: 'ACC-109 ACC-112 the form for the address; where the last try failed it says why, on the field where it is of the field',
      see: ({ screen, outcome }) => {
        if (addressOn(screen) === '/account/settings') return;
        equal(addressOn(screen), FIRST_STEP);
        const failed = outcome?.label === 'confirmed' ? undefined : outcome?.label;
        const isTaken = failed === 'taken' || failed === 'taken meanwhile';
        const isOfField = isTaken || failed === 'refused';
        equal(field(screen).getAttribute('aria-invalid'), isOfField ? 'true' : null);
        const alert = alertOn(screen);
        equal(alert.includes('Email address is not available.'), isTaken);
        equal(alert.includes('We couldn’t change your email address'), failed !== undefined && !isOfField);
      },
    },
    'proposing.shown': {
      says: 'ACC-109 while the request is running the button says so',
      see: ({ screen }) => ok(submit(screen)?.textContent?.includes('Sending…')),
    },
    'proposing.left': {
      says: 'ACC-109 a form that was left while its request was running is not there',
      see: ({ screen }) => equal(submit(screen), null),
    },
    confirming: {
      says: 'ACC-110 ACC-111 the second step names the proposed address',
      see: ({ screen }) => {
        if (addressOn(screen) !== SECOND_STEP) return;
        ok(screen.getByText(`We sent a 6-digit code to ${ADDRESS}. It works for 10 minutes.`));
      },
    },
  },
  causes: {
    'email.submitted': {
      control: ({ screen }) =>
        submit(screen) ?? buttonOn(screen, 'the settings’ link') ?? screen.queryByText('Use another address'),
      idle: 'The link to the form is there also while the request of a form that was left is running.',
      perform: async (user, { screen, payload }) => {
        const way = screen.queryByText('Use another address') ?? screen.queryByText('the settings’ link');
        if (way) await user.click(way);
        fireEvent.input(field(screen), { target: { value: payload.emailAddress } });
        await user.click(screen.getByRole('button', { name: 'Send me a code' }));
      },
    },
    ...fromOutside('form.returned', 'form.left', 'proposal.forgotten'),
  },
});

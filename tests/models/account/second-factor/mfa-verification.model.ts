import { equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import type { ChallengeEnd } from '#machines/account/second-factor/mfa-challenge.events.ts';
import { mfaVerificationMachine } from '#machines/account/second-factor/mfa-verification.machine.ts';
import { starts } from '../../kit/effects.ts';
import type { Edge, Graph } from '../../kit/graph.ts';
import { defineModel, done, failed } from '../../kit/model.ts';
import { always, has, readContext, valueAt } from '../../kit/on-graph.ts';
import { addressOn, alertOn, buttonOn, dialogOn, inputOn } from '../../kit/on-screen.ts';

const phone = { id: 'mobile', lastFour: '0142', verified: true };
const other = { id: 'work', lastFour: '0177', verified: true };
/** Which phones can be sent a code, by the answer of the server. */
const PHONES: Record<string, readonly (typeof phone)[]> = {
  'readVerification: by code': [phone],
  'readVerification: by code to either': [phone, other],
};
const proven: ChallengeEnd = { outcome: 'proven', member: { kind: 'member', firstName: 'Mia', memberId: 'mia' } };
const PASSWORD = 'Northstar-1';

const page = (screen: Screen) => screen.queryByText('what only the member may see');
const field = (screen: Screen) => inputOn(screen, 'Password');
const overlay = (screen: Screen) => dialogOn(screen, 'the challenge');
/** The form behind the page was refused for want of a proof, and the server says that none is due. */
const isContradicted = (graph: Graph, { from, stimulus }: Edge) =>
  stimulus.name === 'readVerification: not due' && readContext<typeof mfaVerificationMachine>(graph, from).isRefused;
/** Where each answer of the server leads (ACC-106). */
const AFTER_READING: Record<string, string> = {
  'readVerification: not due': 'open',
  'readVerification: by code': 'challenging',
  'readVerification: by code to either': 'challenging',
  'readVerification: by password': 'enteringPassword',
  'readVerification: offline': 'unread',
};

export const model = defineModel<typeof mfaVerificationMachine>({
  machine: mfaVerificationMachine,
  inputs: { 'flag on': { isRequired: true }, 'flag off': { isRequired: false } },
  events: {
    'password.submitted': [{ label: 'a password', payload: { password: PASSWORD } }],
    'verification.lapsed': [{ label: 'the server wants a proof' }],
  },
  outcomes: {
    readVerification: [
      done('not due', { due: false }),
      done('by code', { due: true, by: 'code', phones: [phone] }),
      done('by code to either', { due: true, by: 'code', phones: [phone, other] }),
      done('by password', { due: true, by: 'password' }),
      failed('offline', 'offline'),
    ],
    mfaChallenge: [
      done('proven', proven),
      done('closed', { outcome: 'cancelled' }),
      done('session over', { outcome: 'lapsed', failure: 'signed-out' }),
      done('phone gone', { outcome: 'lapsed', failure: 'phone-missing' }),
      failed('broken', new Error('broken')),
    ],
    verifyPassword: [
      done('right'),
      failed('wrong', 'password-refused'),
      failed('wrong too often', 'code-attempts-spent'),
      failed('offline', 'offline'),
    ],
  },
  bound: ({ isRequired, isRefused, failure, phones }) => [isRequired, isRefused, failure, phones.map(({ id }) => id)],
  limit: 250,
  rest: ['unread', 'enteringPassword', 'open', 'abandoned'],
  tags: ['open', 'unread', 'password'],
  invariants: {
    'the password is never kept': ({ context }) => !JSON.stringify(context).includes(PASSWORD),
    'ACC-106 only one proof is asked for at a time': (now) => !(now.matches('challenging') && now.hasTag('password')),
  },
  properties: {
    'ACC-104 ACC-106 ACC-116 ACC-118 with the flag on the page opens only by a proof, or where none is due': (graph) =>
      graph.edges
        .filter(({ next }) => next.value === 'open')
        .filter(
          ({ stimulus }) =>
            !['readVerification: not due', 'mfaChallenge: proven', 'verifyPassword: right'].includes(stimulus.name),
        ),
    'ACC-106 whatever proves the identity is emitted, and nothing else': (graph) =>
      graph.edges.filter(
        ({ stimulus, taken }) =>
          taken.some((line) => line.includes('emitProven')) !==
          ['mfaChallenge: proven', 'verifyPassword: right'].includes(stimulus.name),
      ),
    'ACC-106 with the flag off the page opens at once, with the flag on it is asked first': (graph) =>
      [...graph.starts]
        .filter(([start, key]) => valueAt(key) !== (start === 'flag off' ? 'open' : 'asking'))
        .map(([start]) => start),
    'ACC-106 each answer about the proof leads to what it asks for': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.startsWith('readVerification: '))
        .filter((edge) => !isContradicted(graph, edge))
        .filter(({ stimulus, next }) => next.value !== AFTER_READING[stimulus.name]),
    'ACC-106 a refused form whose proof is not due says so once, and opens at the next try': (graph) => {
      const contradicted = graph.edges.filter((edge) => isContradicted(graph, edge));
      if (contradicted.length === 0) return ['it never happens'];
      return contradicted
        .filter(({ next }) => next.value !== 'unread' || next.context.failure !== 'verification-due')
        .concat(
          graph.edges
            .filter(({ stimulus }) => stimulus.name.startsWith('retry.pressed'))
            .filter(({ next }) => next.context.isRefused),
        );
    },
    'ACC-106 a right password opens the page, a wrong one is asked for again, and what was unread is asked again': {
      'verifyPassword: right': 'open',
      'verifyPassword: wrong': 'enteringPassword',
      'mfaChallenge: proven': 'open',
      'mfaChallenge: closed': 'abandoned',
      'unread retry.pressed(pressed)': 'asking',
    },
    'ACC-106 every enrolled phone is offered for the code, for the page': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name in PHONES)
        .filter(
          ({ effects, stimulus }) =>
            !has({ effects }, starts('mfaChallenge', { phones: PHONES[stimulus.name], purpose: 'page' })),
        ),
    'ACC-004 ACC-106 a session that ends under the challenge closes the page and says so, a closed challenge leads back':
      (graph) =>
        always(graph, ['mfaChallenge: session over', 'mfaChallenge: closed'], ({ stimulus, next }) =>
          stimulus.name === 'mfaChallenge: closed'
            ? next.value === 'abandoned' && next.context.failure === null
            : next.value === 'unread' && next.context.failure === 'signed-out',
        ),
    'ACC-106 D-435 where the phone is gone the page stays closed, says so, and asks anew at the next try': (graph) =>
      always(
        graph,
        ['mfaChallenge: phone gone'],
        ({ next }) => next.value === 'unread' && next.context.failure === 'phone-missing',
      ),
    'ACC-106 a member who cancels is led back': (graph) =>
      graph.edges
        .filter(({ stimulus, from, to }) => stimulus.name.startsWith('verification.cancelled') && from !== to)
        .filter(({ next }) => next.value !== 'abandoned'),
  },
  shows: {
    asking: {
      says: 'ACC-106 while it is asked whether a proof is due, the page is not shown',
      see: ({ screen }) => {
        equal(page(screen), null);
        ok(screen.getByText('One moment…'));
      },
    },
    unread: {
      says: 'ACC-106 a question that failed says so and the page stays closed',
      see: ({ screen }) => {
        equal(page(screen), null);
        ok(alertOn(screen).includes('We couldn’t check this right now'));
        ok(buttonOn(screen, 'Try again'));
      },
    },
    challenging: {
      says: 'ACC-106 the code overlay, and nothing of the page',
      see: ({ screen }) => {
        ok(overlay(screen));
        equal(page(screen), null);
      },
    },
    enteringPassword: {
      says: 'ACC-106 the password is asked for; a wrong one is shown on its field, and what was typed stays',
      see: ({ snapshot, screen }) => {
        equal(page(screen), null);
        const { failure } = snapshot.context;
        const isWrong = failure === 'password-refused';
        equal(field(screen)?.getAttribute('aria-invalid'), isWrong ? 'true' : null);
        equal(alertOn(screen).includes('That didn’t work'), failure !== null);
        equal(alertOn(screen).includes('15 minutes'), failure === 'code-attempts-spent');
        if (failure !== null) equal(field(screen)?.value, PASSWORD);
      },
    },
    checkingPassword: {
      says: 'ACC-106 while the password is checked the button says so',
      see: ({ screen }) => {
        equal(page(screen), null);
        ok(buttonOn(screen, /Checking…/));
      },
    },
    open: { says: 'ACC-104 ACC-106 the page shows', see: ({ screen }) => ok(page(screen)) },
    abandoned: {
      says: 'ACC-106 it leads back to the settings',
      see: ({ screen }) => {
        equal(page(screen), null);
        equal(addressOn(screen), '/account/settings');
      },
    },
  },
  causes: {
    'password.submitted': {
      control: ({ screen }) => buttonOn(screen, /^Continue|^Checking…/),
      perform: async (user, { screen, payload }) => {
        const input = field(screen);
        ok(input);
        await user.clear(input);
        await user.paste(payload.password);
        await user.click(screen.getByRole('button', { name: 'Continue' }));
      },
    },
    'retry.pressed': { control: ({ screen }) => buttonOn(screen, 'Try again') },
    'verification.cancelled': { control: ({ screen }) => buttonOn(screen, 'Cancel') },
    'verification.lapsed': { control: ({ screen }) => buttonOn(screen, 'lapse') },
  },
});

import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { fireEvent, type Screen } from '@testing-library/dom';
import { cardTransferMachine, type TransferAnswer } from '#machines/cards/card-transfer.machine.ts';
import { emits } from '../kit/effects.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../kit/model.ts';
import { always, has, wrongTargets } from '../kit/on-graph.ts';
import { alertOn, buttonOn, dialogOn } from '../kit/on-screen.ts';

const UNEXPECTED = 'Something went wrong with your transfer. Try transferring your balance again.';

const refused = (code: string): TransferAnswer => ({ outcome: 'refused', refusal: { code, message: null } });
const moved: TransferAnswer = { outcome: 'transferred', amount: 500 };

const SAID: Readonly<Record<string, string>> = {
  '121023': "Your card's total amount cannot exceed $500.",
  '121025': "This card's balance is too low.",
  'too often': 'Too many tries.',
};

const dialog = (screen: Screen) => dialogOn(screen, 'Transfer balance');
const submit = (screen: Screen) => (dialog(screen) ? buttonOn(screen, /^Transfer$|Transferring…/) : null);

export const model = defineModel<typeof cardTransferMachine>({
  machine: cardTransferMachine,
  inputs: { 'a card': { cardId: 'one' } },
  events: {
    'transfer.submitted': [
      { label: 'a part', payload: { toCardId: 'two', amount: 500, requestId: 'first' } },
      { label: 'a part again', payload: { toCardId: 'two', amount: 500, requestId: 'second' } },
      { label: 'all of it', payload: { toCardId: 'two', amount: null, requestId: 'third' } },
      { label: 'elsewhere', payload: { toCardId: 'three', amount: 500, requestId: 'fourth' } },
    ],
  },
  outcomes: {
    transferBalance: [
      done('moved', moved),
      done('received before', { outcome: 'received' }),
      done('121023', refused('121023')),
      done('121025', refused('121025')),
      done('199999', refused('199999')),
      failed('too often', 'rate-limited'),
      ...REQUEST_FAILS,
    ],
  },
  // The specification names no bound of a transfer: a little more than the transport's, our choice.
  waits: { transferBound: 35_000 },
  bound: ({ asked, failure, refusal }) => [asked, failure, refusal?.code ?? null],
  limit: 150,
  rest: ['resting', 'choosing'],
  tags: ['open'],
  oneAtATime: 'one transfer between cards is under way',
  invariants: {
    'a request that is under way has an id, and so has one without an answer': ({ context, value }) =>
      (value !== 'transferring' && context.failure === null) || (context.asked?.requestId ?? '') !== '',
    'nothing of an earlier failure is left while it is tried again, or after it': ({ context, value }) =>
      value === 'choosing' || (context.failure === null && context.refusal === null),
    'a refusal is an answer: what is sent next is a new intent': ({ context }) =>
      context.refusal === null || context.asked === null,
  },
  properties: {
    'SVC-010 what is sent is what was chosen, from the card of the page': (graph) => [
      ...graph.edges.flatMap((edge) =>
        edge.effects
          .filter(({ name }) => name === 'transferBalance')
          .filter(({ value }) => {
            const { event } = edge.stimulus;
            const { requestId, ...wanted } = value as Record<string, unknown>;
            const { toCardId, amount } = event as unknown as Record<string, unknown>;
            return requestId === '' || !isDeepStrictEqual(wanted, { fromCardId: 'one', toCardId, amount });
          })
          .map(() => edge.label),
      ),
    ],
    'SVC-010 the same transfer without an answer keeps its id, any other has its own': (graph) =>
      always(graph, ['transfer.submitted'], ({ before, stimulus, next }) => {
        const was = before.context.asked;
        const { toCardId, amount, requestId } = stimulus.event as unknown as {
          toCardId: string;
          amount: number | null;
          requestId: string;
        };
        const isSame = was?.toCardId === toCardId && was?.amount === amount;
        return next.context.asked?.requestId === (isSame ? was?.requestId : requestId);
      }),
    'SVC-010 a second press while the request is running sends none': (graph) =>
      graph.edges.filter(({ before, stimulus }) => before.value === 'transferring' && stimulus.via === 'event'),
    'SVC-010 SVC-036 only a balance that has moved closes it, and is said to have moved': (graph) => [
      ...wrongTargets(graph, {
        'transferBalance: moved': 'resting',
        'transferBalance: 121023': 'choosing',
        'transferBalance: 199999': 'choosing',
        'transferBalance: offline': 'choosing',
        'transfer.declined(pressed)': 'resting',
      }),
      ...graph.edges.filter(
        ({ effects, stimulus, before }) =>
          has(
            { effects },
            emits('balance.transferred', {
              toCardId: before.context.asked?.toCardId,
              amount: 500,
            }),
          ) !==
          (stimulus.name === 'transferBalance: moved'),
      ),
    ],
    'SVC-032 SVC-010 what was received before closes it, says so, and is not said to have moved; the next one is another':
      (graph) => [
        ...wrongTargets(graph, { 'transferBalance: received before': 'resting' }),
        ...graph.edges.filter(
          ({ effects, stimulus, next }) =>
            has({ effects }, emits('transfer.received')) !== (stimulus.name === 'transferBalance: received before') ||
            (stimulus.name === 'transferBalance: received before' && next.context.asked !== null),
        ),
      ],
  },
  shows: {
    resting: {
      says: 'SVC-010 the card offers to move its balance, and nothing is open',
      see: ({ screen }) => {
        equal(dialog(screen), null);
        ok(buttonOn(screen, 'Transfer'));
      },
    },
    choosing: {
      says: 'SVC-010 SVC-036 SVC-008 where to and how much; a failed transfer says why, an unexpected one leads to the card',
      see: ({ screen, outcome }) => {
        ok(dialog(screen));
        const said = alertOn(screen);
        if (outcome === null) return;
        const expected = SAID[outcome.label] ?? UNEXPECTED;
        ok(said.startsWith(expected), said);
        const link = screen.queryByRole('link', { name: 'Manage card' });
        equal(link?.getAttribute('href') ?? null, expected === UNEXPECTED ? '/account/cards/one' : null);
      },
    },
    transferring: {
      says: 'SVC-010 while the request is running the button says so, and nothing of an earlier failure is left',
      see: ({ screen }) => {
        ok(buttonOn(screen, /Transferring…/));
        equal(alertOn(screen), '');
      },
    },
  },
  causes: {
    'transfer.requested': { control: ({ screen }) => (dialog(screen) ? null : buttonOn(screen, 'Transfer')) },
    'transfer.submitted': {
      control: ({ screen }) => submit(screen),
      // The view makes the id.
      anyPayload: true,
      perform: async (user, { screen, payload: { toCardId, amount } }) => {
        fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^Card ${toCardId}`) }));
        fireEvent.click(screen.getByRole('radio', { name: amount === null ? /^All of it/ : 'Another amount' }));
        if (amount !== null) {
          fireEvent.input(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: '5.00' } });
        }
        await user.click(screen.getByRole('button', { name: 'Transfer' }));
      },
    },
    'transfer.declined': { control: ({ screen }) => buttonOn(screen, 'Cancel') },
  },
});

import { assign, emit, setup } from 'xstate';
import type { CardRefusal } from '#domain/cards/card-error.ts';
import { type CardTransfer, isSameTransfer } from '#domain/cards/card-transfer.ts';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { known } from '../known.ts';
import { unprovided } from '../unprovided.ts';

/** Cents that were moved, or why none were; `received`: the server has had the very same one before (code 121063). */
export type TransferAnswer =
  | { outcome: 'transferred'; amount: number }
  | { outcome: 'received' }
  | { outcome: 'refused'; refusal: CardRefusal };

type Wanted = { toCardId: string; amount: number | null };
type Asked = Wanted & { requestId: string };

/** The balance of a card moves to another one, once for each intent. */
export const cardTransferMachine = setup({
  types: {} as {
    input: { cardId: string };
    context: {
      cardId: string;
      /** What was sent last and had no answer yet: sent again, it keeps its id. */
      asked: Asked | null;
      failure: FailureCode | null;
      refusal: CardRefusal | null;
    };
    events:
      | { type: 'transfer.requested' }
      /** `requestId` is a new one; it counts where this is a new intent. */
      | ({ type: 'transfer.submitted' } & Asked)
      | { type: 'transfer.declined' };
    emitted: { type: 'balance.transferred'; toCardId: string; amount: number } | { type: 'transfer.received' };
    tags: 'busy' | 'open';
  },
  actors: {
    transferBalance: unprovided<CardTransfer & { requestId: string }, TransferAnswer>('transferBalance'),
  },
  actions: {
    dropFailure: assign({ failure: null, refusal: null }),
    dropAsked: assign({ asked: null }),
    keepAsked: assign({
      asked: ({ context: { asked } }, { toCardId, amount, requestId }: Asked) => ({
        toCardId,
        amount,
        requestId: asked !== null && isSameTransfer(asked, { toCardId, amount }) ? asked.requestId : requestId,
      }),
    }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    keepRefusal: assign({
      refusal: (_, { answer }: { answer: TransferAnswer }) => (answer.outcome === 'refused' ? answer.refusal : null),
    }),
    emitTransferred: emit(({ context }, { answer }: { answer: TransferAnswer }) => ({
      type: 'balance.transferred' as const,
      toCardId: known(context.asked, 'transfer').toCardId,
      amount: answer.outcome === 'transferred' ? answer.amount : 0,
    })),
    emitReceived: emit({ type: 'transfer.received' }),
  },
  guards: {
    isRefused: (_, params: { answer: TransferAnswer }) => params.answer.outcome === 'refused',
    isReceived: (_, params: { answer: TransferAnswer }) => params.answer.outcome === 'received',
  },
  delays: { transferBound: 35_000 },
}).createMachine({
  id: 'cardTransfer',
  description: '[SVC-010] The balance of a card, or a part of it, moves to another card.',
  context: ({ input }) => ({ cardId: input.cardId, asked: null, failure: null, refusal: null }),
  options: { maxIterations: 50 },
  initial: 'resting',
  states: {
    resting: {
      description: '[SVC-010] The card is shown.',
      on: {
        'transfer.requested': { description: '[SVC-010] A transfer is requested.', target: 'choosing' },
      },
    },
    choosing: {
      description: '[SVC-010 SVC-036] Where to, and how much; shows why the last try failed.',
      tags: 'open',
      on: {
        'transfer.submitted': {
          description: '[SVC-010] It is sent; the same transfer again keeps its id.',
          target: 'transferring',
          actions: { type: 'keepAsked', params: ({ event }) => event },
        },
        'transfer.declined': {
          description: '[SVC-010] Nothing more is moved.',
          target: 'resting',
          actions: ['dropAsked', 'dropFailure'],
        },
      },
    },
    transferring: {
      description: '[SVC-010] One request is under way; a second press sends none.',
      tags: ['busy', 'open'],
      entry: 'dropFailure',
      invoke: {
        id: 'transferBalance',
        src: 'transferBalance',
        input: ({ context: { cardId, asked } }) => ({ fromCardId: cardId, ...known(asked, 'transfer') }),
        onDone: [
          {
            description: '[SVC-036 SVC-008] Refused with a code: nothing has moved, and the next try is a new intent.',
            guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'choosing',
            actions: [{ type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) }, 'dropAsked'],
          },
          {
            description: '[SVC-032 SVC-010] Received before: it may have moved already, and nothing is sent again.',
            guard: { type: 'isReceived', params: ({ event }) => ({ answer: event.output }) },
            target: 'resting',
            actions: ['emitReceived', 'dropAsked'],
          },
          {
            description: '[SVC-010] The balance has moved.',
            target: 'resting',
            actions: [{ type: 'emitTransferred', params: ({ event }) => ({ answer: event.output }) }, 'dropAsked'],
          },
        ],
        onError: {
          description: '[SVC-036] No readable answer: it may have moved, so the same transfer keeps its id.',
          target: 'choosing',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        transferBound: {
          description: '[SVC-036] No answer in time: it may have moved, so the same transfer keeps its id.',
          target: 'choosing',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
  },
});

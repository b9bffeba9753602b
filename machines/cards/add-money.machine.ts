import { assign, emit, setup } from 'xstate';
import type { CardRefusal } from '#domain/cards/card-error.ts';
import { type BegunReload, fitsOnCard, isOutcomeUnknown, isReloadExpired } from '#domain/cards/reload.ts';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { known } from '../known.ts';
import { unprovided } from '../unprovided.ts';
import type { AddMoneyEvent, AddMoneySubmit } from './add-money.events.ts';

/** What the server makes of a reload; `received`: it has had the very same one before (code 121063). */
export type ReloadAnswer =
  | { readonly outcome: 'reloaded' | 'received' }
  | { readonly outcome: 'refused'; readonly refusal: CardRefusal };

/** Adds money to one card. A request keeps its id until the server has said what became of it. */
export const addMoneyMachine = setup({
  types: {} as {
    /** `unfinished`: a request whose answer never came, from before the page was loaded anew, or of another tab. */
    input: { cardId: string; amount: number; paymentMethodId: string | null; unfinished: BegunReload | null };
    /** Cents; `paymentMethodId` is null for "add a payment method". */
    context: {
      cardId: string;
      amount: number;
      paymentMethodId: string | null;
      request: BegunReload | null;
      refusal: CardRefusal | null;
      failure: FailureCode | null;
    };
    events: AddMoneyEvent;
    /** `request.settled`: it is known what became of this request; `request.expired`: no server need know it any more. */
    emitted: { type: 'paymentMethod.required' } | { type: 'request.settled' | 'request.expired'; requestId: string };
    tags: 'busy' | 'error' | 'unsure' | 'tooMuch';
  },
  actors: { submitReload: unprovided<BegunReload, ReloadAnswer>('submitReload') },
  actions: {
    keepAmount: assign({ amount: (_, params: { amount: number }) => params.amount }),
    keepMethod: assign({ paymentMethodId: (_, params: { paymentMethodId: string | null }) => params.paymentMethodId }),
    dropProblem: assign({ refusal: null, failure: null }),
    freeze: assign({ request: ({ context }, params: AddMoneySubmit) => frozen(context, params) }),
    takeOn: assign((_, { unfinished: request }: { unfinished: BegunReload | null }) =>
      request === null ? {} : { request, amount: request.amount, paymentMethodId: request.paymentMethodId },
    ),
    dropRequest: assign({ request: null }),
    keepRefusal: assign({
      refusal: (_, { answer }: { answer: ReloadAnswer }) => ('refusal' in answer ? answer.refusal : null),
    }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    emitSettled: emit(({ context }) => ({
      type: 'request.settled' as const,
      requestId: known(context.request, 'request').requestId,
    })),
    emitExpired: emit(({ context }) => ({
      type: 'request.expired' as const,
      requestId: known(context.request, 'request').requestId,
    })),
    emitMethodRequired: emit({ type: 'paymentMethod.required' as const }),
  },
  guards: {
    hasUnfinished: ({ context }) => context.request !== null,
    isOtherAmount: ({ context }, { amount }: { amount: number }) => amount !== context.amount,
    isOtherMethod: ({ context }, { paymentMethodId }: { paymentMethodId: string | null }) =>
      paymentMethodId !== context.paymentMethodId,
    isMethodMissing: ({ context }) => context.paymentMethodId === null,
    isTooMuch: ({ context }, { balance }: { balance: number }) => !fitsOnCard(balance, context.amount),
    isBegunElsewhere: (_, { unfinished }: { unfinished: BegunReload | null }) => unfinished !== null,
    isOffline: (_, { isOnline }: { isOnline: boolean }) => !isOnline,
    isExpired: ({ context }, { now }: { now: number }) => isReloadExpired(known(context.request, 'request'), now),
    isReloaded: (_, { answer }: { answer: ReloadAnswer }) => answer.outcome === 'reloaded',
    isReceived: (_, { answer }: { answer: ReloadAnswer }) => answer.outcome === 'received',
    isUnknown: (_, { failure }: { failure: FailureCode }) => isOutcomeUnknown(failure),
  },
  delays: { /** Longer than the transport waits for a purchase. */ submitBound: 40_000 },
}).createMachine({
  id: 'addMoney',
  description: '[CRD-026 CRD-024] Adds money to a card, at most once for each intent.',
  context: ({ input: { cardId, amount, paymentMethodId, unfinished } }) => ({
    cardId,
    amount: unfinished?.amount ?? amount,
    paymentMethodId: unfinished?.paymentMethodId ?? paymentMethodId,
    request: unfinished,
    refusal: null,
    failure: null,
  }),
  options: { maxIterations: 50 },
  initial: 'beginning',
  states: {
    beginning: {
      description: '[CRD-026] Begins with a request that was left without an answer, if any.',
      always: [
        { description: '[CRD-026] It may have been charged.', guard: 'hasUnfinished', target: 'unsure' },
        { description: '[CRD-026] Nothing is open.', target: 'choosing' },
      ],
    },
    choosing: {
      description: '[CRD-022 CRD-026] The member chooses an amount and how to pay it.',
      initial: 'fresh',
      on: {
        'amount.chosen': {
          description: '[CRD-026 SVC-006] Another amount.',
          guard: { type: 'isOtherAmount', params: ({ event }) => event },
          target: '.fresh',
          actions: { type: 'keepAmount', params: ({ event }) => event },
        },
        'method.chosen': {
          description: '[CRD-022] Another way to pay, or the one that is still to be added.',
          guard: { type: 'isOtherMethod', params: ({ event }) => event },
          target: '.fresh',
          actions: { type: 'keepMethod', params: ({ event }) => event },
        },
        'submit.pressed': [
          {
            description: '[CRD-022 CRD-023] There is nothing to pay with: it is added first, and nothing is charged.',
            guard: 'isMethodMissing',
            actions: 'emitMethodRequired',
          },
          {
            description: '[CRD-026] Another tab has begun one: first it must be known what became of that.',
            guard: { type: 'isBegunElsewhere', params: ({ event }) => ({ unfinished: event.unfinished }) },
            target: 'unsure',
            actions: [{ type: 'takeOn', params: ({ event }) => ({ unfinished: event.unfinished }) }, 'dropProblem'],
          },
          {
            description: '[SVC-008 OPP-079] The card would hold more than $500: nothing is charged.',
            guard: { type: 'isTooMuch', params: ({ event }) => ({ balance: event.balance }) },
            target: '.tooMuch',
          },
          {
            description: '[FC-172] There is no network: nothing is sent, now or later.',
            guard: { type: 'isOffline', params: ({ event: { isOnline } }) => ({ isOnline }) },
            target: '.offline',
          },
          {
            description: '[CRD-026] The payload is frozen; the same one keeps its id.',
            target: 'charging',
            actions: { type: 'freeze', params: ({ event }) => event },
          },
        ],
      },
      states: {
        fresh: { description: '[CRD-026] Nothing has gone wrong.', entry: 'dropProblem' },
        tooMuch: {
          description: '[SVC-008 OPP-079] Says that the card would hold more than $500.',
          tags: ['error', 'tooMuch'],
          entry: 'dropProblem',
        },
        refused: {
          description: '[SVC-015 OPP-077 CRD-024] The server refused it; nothing was charged.',
          tags: 'error',
        },
        failed: {
          description: '[CRD-024] It failed before anything was charged; it can be tried again.',
          tags: 'error',
        },
        offline: {
          description: '[FC-172] Says that there is no network.',
          tags: 'error',
          entry: ['dropProblem', { type: 'keepFailure', params: { failure: 'offline' } }],
          on: { 'network.returned': { description: '[FC-172] It can be added again.', target: 'fresh' } },
        },
      },
    },
    charging: {
      description: '[CRD-026] One request is under way; further presses send none.',
      tags: 'busy',
      entry: 'dropProblem',
      invoke: {
        id: 'submitReload',
        src: 'submitReload',
        input: ({ context }) => known(context.request, 'request'),
        onDone: [
          {
            description: '[CRD-026] The money is on the card.',
            guard: { type: 'isReloaded', params: ({ event }) => ({ answer: event.output }) },
            target: 'added',
            actions: ['emitSettled', 'dropRequest'],
          },
          {
            description: '[SVC-032 OPP-074] The server has had this request before.',
            guard: { type: 'isReceived', params: ({ event }) => ({ answer: event.output }) },
            target: 'received',
            actions: ['emitSettled', 'dropRequest'],
          },
          {
            description: '[SVC-015 OPP-077] Refused: nothing was charged, so the next try is a new intent.',
            target: 'choosing.refused',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
              'emitSettled',
              'dropRequest',
            ],
          },
        ],
        onError: [
          {
            description: '[CRD-026] The answer was lost: it may have been charged.',
            guard: { type: 'isUnknown', params: failureOfEvent },
            target: 'unsure',
            actions: { type: 'keepFailure', params: failureOfEvent },
          },
          {
            description: '[CRD-024] Nothing was charged.',
            target: 'choosing.failed',
            actions: [{ type: 'keepFailure', params: failureOfEvent }, 'emitSettled'],
          },
        ],
      },
      after: {
        submitBound: {
          description: '[CRD-026] No answer in time: it may have been charged.',
          target: 'unsure',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    unsure: {
      description: '[CRD-024 CRD-026] It is not known what became of the request; asking again charges no second time.',
      tags: ['error', 'unsure'],
      on: {
        'check.pressed': [
          {
            description:
              '[CRD-026] After a day no server need know its id: nothing is sent, the card says what it holds.',
            guard: { type: 'isExpired', params: ({ event }) => ({ now: event.now }) },
            target: 'choosing',
            actions: ['emitExpired', 'dropRequest'],
          },
          { description: '[CRD-024] The same request, under the same id.', target: 'checking' },
        ],
      },
    },
    checking: {
      description: '[CRD-026] The server is asked what became of the request.',
      tags: ['busy', 'unsure'],
      entry: 'dropProblem',
      invoke: {
        id: 'checkReload',
        src: 'submitReload',
        input: ({ context }) => known(context.request, 'request'),
        onDone: [
          {
            description: '[CRD-026] The money is on the card.',
            guard: { type: 'isReloaded', params: ({ event }) => ({ answer: event.output }) },
            target: 'added',
            actions: ['emitSettled', 'dropRequest'],
          },
          {
            description: '[SVC-032 OPP-074] The server has had this request before.',
            guard: { type: 'isReceived', params: ({ event }) => ({ answer: event.output }) },
            target: 'received',
            actions: ['emitSettled', 'dropRequest'],
          },
          {
            description: '[SVC-015 OPP-077] Refused: it was never charged.',
            target: 'choosing.refused',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
              'emitSettled',
              'dropRequest',
            ],
          },
        ],
        onError: {
          description: '[CRD-026] Still not known, whatever went wrong this time.',
          target: 'unsure',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        submitBound: {
          description: '[CRD-026] Still not known.',
          target: 'unsure',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    added: {
      description: '[CRD-026] The money is on the card.',
    },
    received: {
      description: '[SVC-032 OPP-074] The server has had this request before.',
    },
  },
});

type Chosen = { cardId: string; amount: number; paymentMethodId: string | null; request: BegunReload | null };

/** The reload to send: the same payload keeps its id for as long as a server need know it, whatever id is offered. */
function frozen(
  { cardId, amount, paymentMethodId, request }: Chosen,
  { requestId, now }: AddMoneySubmit,
): BegunReload | null {
  if (paymentMethodId === null) return null;
  const isSame = request?.amount === amount && request.paymentMethodId === paymentMethodId;
  if (isSame && !isReloadExpired(request, now)) return request;
  return { requestId, cardId, amount, paymentMethodId, at: now };
}

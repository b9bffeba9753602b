import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import type { CardRefusal } from '#domain/cards/card-error.ts';
import type { StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { unprovided } from '../unprovided.ts';

/** A card that is to be added: one that the member holds, or a new digital one. Kept by the form, never here. */
export type CardToAdd =
  | { way: 'registered'; cardNumber: string; pin: string; nickname: string }
  | { way: 'digital'; nickname: string };

export type CardAddAnswer =
  | { outcome: 'added'; cardId: string; balance: StoredValueCard['balance'] }
  | { outcome: 'not-primary'; cardId: string }
  | { outcome: 'refused'; refusal: CardRefusal };

/** A card comes into the account: by number and code, as a new digital one, or by the link of a gift that fills in both. */
export const cardAddMachine = setup({
  types: {} as {
    input: { hasToken: boolean };
    context: {
      hasToken: boolean;
      /** Its number and code came by the link of a gift. */
      isGift: boolean;
      /** Why the last try failed: without an answer, or refused by one. */
      failure: FailureCode | null;
      refusal: CardRefusal | null;
    };
    events:
      | { type: 'registered.chosen' }
      | { type: 'digital.chosen' }
      /** `requestId` is the same for the same card, so that a lost answer adds no second one. */
      | { type: 'card.submitted'; card: CardToAdd; requestId: string };
    emitted:
      | { type: 'card.read'; cardNumber: string; pin: string }
      | { type: 'reading.failed'; failure: FailureCode }
      | { type: 'card.added'; cardId: string; balance: StoredValueCard['balance'] }
      | { type: 'primary.refused'; cardId: string };
    tags: 'busy' | 'reading' | 'digital' | 'added';
  },
  actors: {
    readGiftedCard: unprovided<void, { cardNumber: string; pin: string }>('readGiftedCard'),
    addCard: unprovided<{ card: CardToAdd; requestId: string }, CardAddAnswer>('addCard'),
  },
  actions: {
    dropFailure: assign({ failure: null, refusal: null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    keepRefusal: assign({
      refusal: (_, { answer }: { answer: CardAddAnswer }) => (answer.outcome === 'refused' ? answer.refusal : null),
    }),
    noteGift: assign({ isGift: true }),
    emitRead: emit((_, params: { cardNumber: string; pin: string }) => ({ type: 'card.read' as const, ...params })),
    emitReadingFailed: emit((_, params: { failure: FailureCode }) => ({ type: 'reading.failed' as const, ...params })),
    emitAdded: enqueueActions(({ enqueue }, { answer }: { answer: CardAddAnswer }) => {
      if (answer.outcome === 'refused') return;
      const { cardId } = answer;
      if (answer.outcome === 'added') enqueue.emit({ type: 'card.added', cardId, balance: answer.balance });
      else enqueue.emit({ type: 'primary.refused', cardId });
    }),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    isNoGift: ({ context }) => !context.isGift,
    isRefused: (_, params: { answer: CardAddAnswer }) => params.answer.outcome === 'refused',
  },
  delays: { readBound: 20_000, addBound: 20_000 },
}).createMachine({
  id: 'cardAdd',
  description: '[CRD-002 CRD-009] A stored-value card is added to the account.',
  context: ({ input }) => ({ hasToken: input.hasToken, isGift: false, failure: null, refusal: null }),
  options: { maxIterations: 50 },
  initial: 'opening',
  states: {
    opening: {
      description: '[OPP-081] The page opens, from the link of a gift or without one.',
      always: [
        { description: '[OPP-081] The card of the link is read first.', guard: 'hasToken', target: 'reading' },
        { description: '[CRD-002] The form is there at once.', target: 'registering' },
      ],
    },
    reading: {
      description: '[OPP-081] The card of the link is being read.',
      tags: ['busy', 'reading'],
      invoke: {
        id: 'readGiftedCard',
        src: 'readGiftedCard',
        onDone: {
          description: '[OPP-082] Its number and code are filled into the form.',
          target: 'registering',
          actions: ['noteGift', { type: 'emitRead', params: ({ event }) => event.output }],
        },
        onError: {
          description: '[OPP-082 SVC-038] A notification; number and code can be typed.',
          target: 'registering',
          actions: { type: 'emitReadingFailed', params: failureOfEvent },
        },
      },
      after: {
        readBound: {
          description: '[OPP-082 SVC-038] No answer in time: a notification; number and code can be typed.',
          target: 'registering',
          actions: { type: 'emitReadingFailed', params: { failure: 'timed-out' } },
        },
      },
    },
    registering: {
      description: '[CRD-008 SVC-038] The form for number and security code; it shows why the last try failed.',
      on: {
        'card.submitted': { description: '[CRD-009] Number, code and nickname are sent.', target: 'adding' },
        'digital.chosen': {
          description: '[CRD-002] A new digital card is wanted instead; a gift is the card that it is.',
          guard: 'isNoGift',
          target: 'offering',
          actions: 'dropFailure',
        },
      },
    },
    offering: {
      description: '[CRD-002 SVC-038] A new digital card is offered; it shows why the last try failed.',
      tags: 'digital',
      on: {
        'card.submitted': { description: '[CRD-009] A digital card is requested.', target: 'creating' },
        'registered.chosen': {
          description: '[CRD-002] A card at hand is added instead.',
          target: 'registering',
          actions: 'dropFailure',
        },
      },
    },
    adding: {
      description: '[CRD-009] One request is under way; a second press sends none.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'addCard',
        src: 'addCard',
        input: ({ event }) => {
          assertEvent(event, 'card.submitted');
          return { card: event.card, requestId: event.requestId };
        },
        onDone: [
          {
            description: '[SVC-038 SVC-034] Refused with a code: the form says why.',
            guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'registering',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: '[SVC-039 OPP-080] It is added, as the primary card or not.',
            target: 'added',
            actions: { type: 'emitAdded', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          description: '[SVC-038] No readable answer: the form says so and can be sent again.',
          target: 'registering',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        addBound: {
          description: '[SVC-038] No answer in time: the form can be sent again.',
          target: 'registering',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    creating: {
      description: '[CRD-009] One request is under way; a second press sends none.',
      tags: ['busy', 'digital'],
      entry: 'dropFailure',
      invoke: {
        id: 'createCard',
        src: 'addCard',
        input: ({ event }) => {
          assertEvent(event, 'card.submitted');
          return { card: event.card, requestId: event.requestId };
        },
        onDone: [
          {
            description: '[SVC-038] Refused with a code: the page says why.',
            guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'offering',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: '[SVC-039 OPP-080] It is added, as the primary card or not.',
            target: 'added',
            actions: { type: 'emitAdded', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          description: '[SVC-038] No readable answer: it can be requested again.',
          target: 'offering',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        addBound: {
          description: '[SVC-038] No answer in time: it can be requested again.',
          target: 'offering',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    added: {
      description: '[CRD-009 OPP-080] The card is in the account, and its page follows.',
      tags: 'added',
    },
  },
});

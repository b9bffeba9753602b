import { assign, emit, setup } from 'xstate';
import type { CardRefusal } from '#domain/cards/card-error.ts';
import type { AutoReloadSettings } from '#domain/cards/reload.ts';
import { type FailureCode, failureOfEvent, isAnswerLost } from '#domain/failure.ts';
import { known } from '../known.ts';
import { unprovided } from '../unprovided.ts';

type CardSettings = AutoReloadSettings & { readonly cardId: string };

export type AutoReloadAnswer =
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'refused'; readonly refusal: CardRefusal };
type Answered = { answer: AutoReloadAnswer };

/** What is wrong with the form itself. */
export type AutoReloadMistake = 'amount-missing' | 'method-missing';

type Chosen = { isOn: boolean; amount: number | null; triggerAmount: number; paymentMethodId: string | null };

/** The form of auto reload: turned on with an amount, a trigger and a way to pay, or off. */
export const autoReloadMachine = setup({
  types: {} as {
    input: Chosen & { cardId: string };
    /** Cents. */
    context: Chosen & {
      cardId: string;
      mistakes: readonly AutoReloadMistake[];
      /** Whether it was on before this form sent anything: a call whose answer was lost may have turned it on since. */
      wasOn: boolean;
      /** Whether a call without an answer may have made a profile that the card as it is known here lacks (D-315). */
      isInDoubt: boolean;
      refusal: CardRefusal | null;
      failure: FailureCode | null;
    };
    events:
      | { type: 'reload.turned' }
      | { type: 'amount.chosen'; amount: number }
      | { type: 'trigger.chosen'; triggerAmount: number }
      /** Null: what was chosen is not offered any more. */
      | { type: 'method.chosen'; paymentMethodId: string | null }
      | { type: 'placeholder.chosen' }
      /** What the card has by now: a profile, and whether that is on. */
      | { type: 'save.pressed'; hasProfile: boolean; wasOn: boolean };
    emitted:
      | { type: 'paymentMethod.required' }
      | { type: 'autoReload.turnedOn' }
      | { type: 'autoReload.updated' }
      | { type: 'autoReload.turnedOff' }
      | { type: 'autoReload.unchanged' };
    tags: 'busy' | 'error' | 'done';
  },
  actors: {
    createAutoReload: unprovided<CardSettings, AutoReloadAnswer>('createAutoReload'),
    updateAutoReload: unprovided<CardSettings, AutoReloadAnswer>('updateAutoReload'),
    disableAutoReload: unprovided<{ cardId: string }, AutoReloadAnswer>('disableAutoReload'),
  },
  actions: {
    turn: assign({ isOn: ({ context }) => !context.isOn }),
    keepAmount: assign({ amount: (_, params: { amount: number }) => params.amount }),
    keepTrigger: assign({ triggerAmount: (_, params: { triggerAmount: number }) => params.triggerAmount }),
    keepMethod: assign({ paymentMethodId: (_, params: { paymentMethodId: string | null }) => params.paymentMethodId }),
    keepWasOn: assign({ wasOn: ({ context }, { wasOn }: { wasOn: boolean }) => context.wasOn && wasOn }),
    noteMistakes: assign({ mistakes: ({ context }) => mistakesIn(context) }),
    dropProblem: assign({ mistakes: [], refusal: null, failure: null }),
    keepRefusal: assign({ refusal: (_, { answer }: Answered) => ('refusal' in answer ? answer.refusal : null) }),
    keepFailure: assign({
      failure: (_, params: { failure: FailureCode }) => params.failure,
      isInDoubt: ({ context }, { failure }) => context.isInDoubt || isAnswerLost(failure),
    }),
    emitMethodRequired: emit({ type: 'paymentMethod.required' as const }),
    emitTurnedOn: emit({ type: 'autoReload.turnedOn' as const }),
    emitUpdated: emit({ type: 'autoReload.updated' as const }),
    emitTurnedOff: emit({ type: 'autoReload.turnedOff' as const }),
    emitUnchanged: emit({ type: 'autoReload.unchanged' as const }),
  },
  guards: {
    isOffWithoutProfile: ({ context }, { hasProfile }: { hasProfile: boolean }) =>
      !context.isOn && !hasProfile && !context.isInDoubt,
    isOtherAmount: ({ context }, { amount }: { amount: number }) => context.isOn && amount !== context.amount,
    isOtherTrigger: ({ context }, { triggerAmount }: { triggerAmount: number }) =>
      context.isOn && triggerAmount !== context.triggerAmount,
    isOtherMethod: ({ context }, { paymentMethodId }: { paymentMethodId: string | null }) =>
      context.isOn && paymentMethodId !== context.paymentMethodId,
    isOn: ({ context }) => context.isOn,
    isOff: ({ context }) => !context.isOn,
    isIncomplete: ({ context }) => mistakesIn(context).length > 0,
    hasProfile: (_, { hasProfile }: { hasProfile: boolean }) => hasProfile,
    isSaved: (_, { answer }: Answered) => answer.outcome === 'saved',
    isSavedAndNew: ({ context }, { answer }: Answered) => answer.outcome === 'saved' && !context.wasOn,
  },
  delays: { /** Longer than the transport waits for the reading and for the saving after it. */ saveBound: 35_000 },
}).createMachine({
  id: 'autoReload',
  description: '[SVC-009 OPP-057] A card reloads by itself when its balance falls below a trigger, or does not.',
  context: ({ input }) => ({ ...input, mistakes: [], wasOn: true, isInDoubt: false, refusal: null, failure: null }),
  options: { maxIterations: 50 },
  initial: 'editing',
  states: {
    editing: {
      description: '[CRD-027 CRD-034] The switch, and below it what belongs to a reload.',
      initial: 'fresh',
      on: {
        'reload.turned': {
          description: '[CRD-027] The fields come or go.',
          target: '.fresh',
          actions: 'turn',
        },
        'amount.chosen': {
          description: '[CRD-025 OPP-057] How much each time.',
          guard: { type: 'isOtherAmount', params: ({ event }) => event },
          target: '.fresh',
          actions: { type: 'keepAmount', params: ({ event }) => event },
        },
        'trigger.chosen': {
          description: '[CRD-034 OPP-057] Below which balance.',
          guard: { type: 'isOtherTrigger', params: ({ event }) => event },
          target: '.fresh',
          actions: { type: 'keepTrigger', params: ({ event }) => event },
        },
        'method.chosen': {
          description: '[OPP-057] What pays.',
          guard: { type: 'isOtherMethod', params: ({ event }) => event },
          target: '.fresh',
          actions: { type: 'keepMethod', params: ({ event }) => event },
        },
        'placeholder.chosen': {
          description: '[CRD-028] A way to pay is added first; nothing chosen here changes.',
          guard: 'isOn',
          actions: 'emitMethodRequired',
        },
        'save.pressed': [
          {
            description: '[CRD-032 OPP-061] Off, and there is certainly nothing to turn off: no call.',
            guard: { type: 'isOffWithoutProfile', params: ({ event }) => ({ hasProfile: event.hasProfile }) },
            target: 'saved',
            actions: 'emitUnchanged',
          },
          {
            description: '[CRD-031 OPP-060] Off: the profile is disabled, also one that may be there.',
            guard: 'isOff',
            target: 'disabling',
          },
          {
            description: '[CRD-033 SVC-007] Something is missing: no call.',
            guard: 'isIncomplete',
            target: '.mistaken',
          },
          {
            description: '[CRD-030 OPP-059] On, and there is a profile: it is updated.',
            guard: { type: 'hasProfile', params: ({ event }) => ({ hasProfile: event.hasProfile }) },
            target: 'updating',
            actions: { type: 'keepWasOn', params: ({ event }) => ({ wasOn: event.wasOn }) },
          },
          {
            description: '[CRD-029 OPP-058] On, and there is none: it is created.',
            target: 'creating',
            actions: { type: 'keepWasOn', params: { wasOn: false } },
          },
        ],
      },
      states: {
        fresh: { description: '[CRD-027] Nothing has gone wrong.', entry: 'dropProblem' },
        mistaken: {
          description: '[CRD-033 SVC-007] Says beside the fields what is missing.',
          tags: 'error',
          entry: ['dropProblem', 'noteMistakes'],
        },
        refused: { description: '[SVC-015 SVC-017 OPP-077] The server refused it.', tags: 'error' },
        failed: { description: '[OPP-062] It could not be saved; everything chosen is still there.', tags: 'error' },
      },
    },
    creating: {
      description: '[CRD-029 OPP-058] One call is under way.',
      tags: 'busy',
      entry: 'dropProblem',
      invoke: {
        id: 'createAutoReload',
        src: 'createAutoReload',
        input: ({ context }) => settingsOf(context),
        onDone: [
          {
            description: '[SVC-040] On.',
            guard: { type: 'isSaved', params: ({ event }) => ({ answer: event.output }) },
            target: 'saved',
            actions: 'emitTurnedOn',
          },
          {
            description: '[SVC-015 SVC-017] Refused.',
            target: 'editing.refused',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          description: '[OPP-062] Not saved, as far as is known; saving again says the same.',
          target: 'editing.failed',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        saveBound: {
          description: '[OPP-062] No answer in time.',
          target: 'editing.failed',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    updating: {
      description: '[CRD-030 OPP-059] One call is under way.',
      tags: 'busy',
      entry: 'dropProblem',
      invoke: {
        id: 'updateAutoReload',
        src: 'updateAutoReload',
        input: ({ context }) => settingsOf(context),
        onDone: [
          {
            description: '[SVC-040] It was off before, and is on now.',
            guard: { type: 'isSavedAndNew', params: ({ event }) => ({ answer: event.output }) },
            target: 'saved',
            actions: 'emitTurnedOn',
          },
          {
            description: '[CRD-030] Other settings.',
            guard: { type: 'isSaved', params: ({ event }) => ({ answer: event.output }) },
            target: 'saved',
            actions: 'emitUpdated',
          },
          {
            description: '[SVC-015 SVC-017] Refused.',
            target: 'editing.refused',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          description: '[OPP-062] Not saved, as far as is known; saving again says the same.',
          target: 'editing.failed',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        saveBound: {
          description: '[OPP-062] No answer in time.',
          target: 'editing.failed',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    disabling: {
      description: '[CRD-031 OPP-060] One call is under way.',
      tags: 'busy',
      entry: 'dropProblem',
      invoke: {
        id: 'disableAutoReload',
        src: 'disableAutoReload',
        input: ({ context }) => ({ cardId: context.cardId }),
        onDone: [
          {
            description: '[SVC-041] Off.',
            guard: { type: 'isSaved', params: ({ event }) => ({ answer: event.output }) },
            target: 'saved',
            actions: 'emitTurnedOff',
          },
          {
            description: '[SVC-015] Refused.',
            target: 'editing.refused',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          description: '[OPP-062] Not saved, as far as is known; saving again says the same.',
          target: 'editing.failed',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        saveBound: {
          description: '[OPP-062] No answer in time.',
          target: 'editing.failed',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    saved: {
      description: '[SVC-040 SVC-041] Everything is as it was wanted; the sheet closes.',
      tags: 'done',
      entry: 'dropProblem',
    },
  },
});

function mistakesIn({ amount, paymentMethodId }: Chosen): AutoReloadMistake[] {
  return [
    ...(amount === null ? (['amount-missing'] as const) : []),
    ...(paymentMethodId === null ? (['method-missing'] as const) : []),
  ];
}

function settingsOf({ cardId, amount, triggerAmount, paymentMethodId }: Chosen & { cardId: string }): CardSettings {
  return { cardId, amount: known(amount, 'amount'), triggerAmount, paymentMethodId: known(paymentMethodId, 'method') };
}

import { assign, emit, setup } from 'xstate';
import type { CommunicationPreferences, TurnedPreferences } from '#domain/account/communication-preferences.ts';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { unprovided } from '../../unprovided.ts';

type Turn = { which: keyof CommunicationPreferences; shown: CommunicationPreferences };

/** The three switches. What the server last said lives in the query cache; only what was turned and is not saved yet lives here. */
export const communicationPreferencesMachine = setup({
  types: {} as {
    /** `optimistic`: what is wanted in the end; `requested`: what the call under way asks for. */
    context: { optimistic: TurnedPreferences | null; requested: TurnedPreferences | null };
    /** What the same member requested when the session ended before it was saved. */
    input: { optimistic: TurnedPreferences | null };
    /** `shown`: what the server last said. */
    events: ({ type: 'preference.turned' } & Turn) | { type: 'unsaved.confirmed' } | { type: 'unsaved.discarded' };
    /** `wanted`: what was not saved. */
    emitted:
      | { type: 'preferences.saved' }
      | { type: 'preferences.refused'; failure: FailureCode; wanted: TurnedPreferences | null };
    tags: 'pending' | 'offered';
  },
  actors: { savePreferences: unprovided<TurnedPreferences, void>('savePreferences') },
  actions: {
    toggleOptimistic: assign({
      // The other switches are not taken along: they may have been turned elsewhere since they were read (D-410).
      optimistic: ({ context: { optimistic } }, { which, shown }: Turn) => ({
        ...optimistic,
        [which]: !(optimistic?.[which] ?? shown[which]),
      }),
    }),
    markRequested: assign({ requested: ({ context }) => context.optimistic }),
    clearOptimistic: assign({ optimistic: null, requested: null }),
    emitSaved: emit({ type: 'preferences.saved' }),
    emitRefused: emit(({ context }, params: { failure: FailureCode }) => ({
      type: 'preferences.refused' as const,
      failure: params.failure,
      wanted: context.optimistic,
    })),
  },
  guards: {
    hasOptimistic: ({ context }) => context.optimistic !== null,
    isOptimisticChanged: ({ context }) => !isSame(context.optimistic, context.requested),
  },
  delays: { /** Longer than the transport waits for the reading and for the saving after it. */ saveBound: 35_000 },
}).createMachine({
  id: 'communicationPreferences',
  description: '[ACC-107 ACC-108 ACC-121] Which mails the member wants.',
  context: ({ input }) => ({ optimistic: input.optimistic, requested: null }),
  options: { maxIterations: 50 },
  initial: 'beginning',
  states: {
    beginning: {
      description: '[FC-064] Starts with a change that the end of a session left unsaved, if any.',
      always: [
        {
          description: '[FC-064] The member is back, and the change is not saved yet.',
          guard: 'hasOptimistic',
          target: 'offering',
        },
        { description: '[ACC-107] No unsaved change.', target: 'resting' },
      ],
    },
    offering: {
      description: '[FC-064] The switches show the unsaved change; it is saved only when the person says so.',
      tags: 'offered',
      on: {
        'unsaved.confirmed': { description: '[FC-064 ACC-108] Saves it.', target: 'saving' },
        'unsaved.discarded': {
          description: '[FC-064] Everything stays as the server has it.',
          target: 'resting',
          actions: 'clearOptimistic',
        },
        'preference.turned': {
          description: '[ACC-108] A switch is turned: what is shown then is saved.',
          target: 'saving',
          actions: { type: 'toggleOptimistic', params: ({ event }) => event },
        },
      },
    },
    resting: {
      description: '[ACC-107 ACC-108] The switches show what the server last confirmed.',
      on: {
        'preference.turned': {
          description: '[ACC-108] A switch is turned; it shows at once.',
          target: 'saving',
          actions: { type: 'toggleOptimistic', params: ({ event }) => event },
        },
      },
    },
    saving: {
      description: '[ACC-108] The new value shows at once while one call is under way.',
      tags: 'pending',
      entry: 'markRequested',
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: ({ context }) => context.optimistic ?? {},
        onDone: [
          {
            description: '[ACC-108] A switch was turned meanwhile: the newer value is sent, never two calls at once.',
            guard: 'isOptimisticChanged',
            target: 'saving',
            reenter: true,
          },
          {
            description: '[ACC-108] Saved: the success notification.',
            target: 'resting',
            actions: ['emitSaved', 'clearOptimistic'],
          },
        ],
        onError: {
          description: '[ACC-108] Not saved: the switches show the saved values again, and the reason is shown.',
          target: 'resting',
          actions: [{ type: 'emitRefused', params: failureOfEvent }, 'clearOptimistic'],
        },
      },
      on: {
        'preference.turned': {
          description: '[ACC-108] Another switch, or the same one again: the last choice wins.',
          actions: { type: 'toggleOptimistic', params: ({ event }) => event },
        },
      },
      after: {
        saveBound: {
          description: '[ACC-108] No answer in time counts as not saved.',
          target: 'resting',
          actions: [{ type: 'emitRefused', params: { failure: 'timed-out' } }, 'clearOptimistic'],
        },
      },
    },
  },
});

function isSame(one: TurnedPreferences | null, other: TurnedPreferences | null): boolean {
  return (
    one?.product === other?.product && one?.general === other?.general && one?.personalized === other?.personalized
  );
}

import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { unprovided } from '../../unprovided.ts';

/** The choice not to have personal information sold or shared. The server state is in the query cache, only the optimistic value is here. */
export const privacySettingsMachine = setup({
  types: {} as {
    /** `optimistic`: what is wanted in the end; `requested`: what the call under way asks for. */
    context: { optimistic: boolean | null; requested: boolean | null };
    /** What the same member requested when the session ended before it was saved. */
    input: { optimistic: boolean | null };
    /** `shown`: what the server last said. */
    events: { type: 'sharing.turned'; shown: boolean } | { type: 'unsaved.confirmed' } | { type: 'unsaved.discarded' };
    /** `wanted`: what was not saved. */
    emitted: { type: 'privacy.saved' } | { type: 'privacy.refused'; failure: FailureCode; wanted: boolean | null };
    tags: 'pending' | 'offered';
  },
  actors: { savePrivacy: unprovided<{ doNotSellOrShare: boolean }, void>('savePrivacy') },
  actions: {
    toggleOptimistic: assign({
      optimistic: ({ context }, { shown }: { shown: boolean }) => !(context.optimistic ?? shown),
    }),
    markRequested: assign({ requested: ({ context }) => context.optimistic }),
    clearOptimistic: assign({ optimistic: null, requested: null }),
    emitSaved: emit({ type: 'privacy.saved' }),
    emitRefused: emit(({ context }, params: { failure: FailureCode }) => ({
      type: 'privacy.refused' as const,
      failure: params.failure,
      wanted: context.optimistic,
    })),
  },
  guards: {
    hasOptimistic: ({ context }) => context.optimistic !== null,
    isOptimisticChanged: ({ context }) => context.optimistic !== context.requested,
  },
  delays: { saveBound: 20_000 },
}).createMachine({
  id: 'privacySettings',
  description: '[ACC-113 ACC-114] Whether personal information may be sold or shared.',
  context: ({ input }) => ({ optimistic: input.optimistic, requested: null }),
  options: { maxIterations: 50 },
  initial: 'beginning',
  states: {
    beginning: {
      description: '[FC-064] Starts with a choice that the end of a session left unsaved, if any.',
      always: [
        {
          description: '[FC-064] The member is back, and the choice is not saved yet.',
          guard: 'hasOptimistic',
          target: 'offering',
        },
        { description: '[ACC-113] No unsaved choice.', target: 'resting' },
      ],
    },
    offering: {
      description: '[FC-064] The switch shows the unsaved choice; it is saved only when the person says so.',
      tags: 'offered',
      on: {
        'unsaved.confirmed': { description: '[FC-064 ACC-114] Saves it.', target: 'saving' },
        'unsaved.discarded': {
          description: '[FC-064] Everything stays as the server has it.',
          target: 'resting',
          actions: 'clearOptimistic',
        },
        'sharing.turned': {
          description: '[ACC-114] The switch is turned: what it shows then is saved.',
          target: 'saving',
          actions: { type: 'toggleOptimistic', params: ({ event }) => event },
        },
      },
    },
    resting: {
      description: '[ACC-114] The switch shows what the server last confirmed.',
      on: {
        'sharing.turned': {
          description: '[ACC-114] The switch is turned; it shows at once.',
          target: 'saving',
          actions: { type: 'toggleOptimistic', params: ({ event }) => event },
        },
      },
    },
    saving: {
      description: '[ACC-114] The new value shows at once while one call is under way.',
      tags: 'pending',
      entry: 'markRequested',
      invoke: {
        id: 'savePrivacy',
        src: 'savePrivacy',
        input: ({ context }) => ({ doNotSellOrShare: context.optimistic === true }),
        onDone: [
          {
            description: '[ACC-114] It was turned again meanwhile: the newer value is sent, never two calls at once.',
            guard: 'isOptimisticChanged',
            target: 'saving',
            reenter: true,
          },
          {
            description: '[ACC-114] Saved: the success notification.',
            target: 'resting',
            actions: ['emitSaved', 'clearOptimistic'],
          },
        ],
        onError: {
          description: '[ACC-114] Not saved: the switch shows the saved value again, and the reason is shown.',
          target: 'resting',
          actions: [{ type: 'emitRefused', params: failureOfEvent }, 'clearOptimistic'],
        },
      },
      on: {
        'sharing.turned': {
          description: '[ACC-114] Turned again: the last choice wins.',
          actions: { type: 'toggleOptimistic', params: ({ event }) => event },
        },
      },
      after: {
        saveBound: {
          description: '[ACC-114] No answer in time counts as not saved.',
          target: 'resting',
          actions: [{ type: 'emitRefused', params: { failure: 'timed-out' } }, 'clearOptimistic'],
        },
      },
    },
  },
});

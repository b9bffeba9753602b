import { assign, emit, setup } from 'xstate';
import type { SettingsSwitches, TurnedSwitches } from '#domain/account/settings-switches.ts';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { unprovided } from '../../unprovided.ts';

/** `shown`: what the server last said of it. */
type Turn = { which: keyof SettingsSwitches; shown: boolean };

/** The switches of one page. What the server last said lives in the query cache; only what was turned and is not saved yet lives here. */
export const settingsSwitchesMachine = setup({
  types: {} as {
    /** `optimistic`: what is wanted in the end; `requested`: what the call under way asks for. */
    context: { optimistic: TurnedSwitches | null; requested: TurnedSwitches | null };
    /** What the same member requested when the session ended before it was saved. */
    input: { optimistic: TurnedSwitches | null };
    events: ({ type: 'switch.turned' } & Turn) | { type: 'unsaved.confirmed' } | { type: 'unsaved.discarded' };
    /** `wanted`: what was not saved. */
    emitted:
      | { type: 'switches.saved' }
      | { type: 'switches.refused'; failure: FailureCode; wanted: TurnedSwitches | null };
    tags: 'pending' | 'offered';
  },
  actors: { saveSwitches: unprovided<TurnedSwitches, void>('saveSwitches') },
  actions: {
    toggleOptimistic: assign({
      // The other switches are not taken along: they may have been turned elsewhere since they were read (D-410).
      optimistic: ({ context: { optimistic } }, { which, shown }: Turn) => ({
        ...optimistic,
        [which]: !(optimistic?.[which] ?? shown),
      }),
    }),
    markRequested: assign({ requested: ({ context }) => context.optimistic }),
    clearOptimistic: assign({ optimistic: null, requested: null }),
    emitSaved: emit({ type: 'switches.saved' }),
    emitRefused: emit(({ context }, params: { failure: FailureCode }) => ({
      type: 'switches.refused' as const,
      failure: params.failure,
      wanted: context.optimistic,
    })),
  },
  guards: {
    hasOptimistic: ({ context }) => context.optimistic !== null,
    isOptimisticChanged: ({ context }) => !isRequested(context.optimistic, context.requested),
  },
  delays: { /** Longer than the transport waits for the reading and for the saving after it. */ saveBound: 35_000 },
}).createMachine({
  id: 'settingsSwitches',
  description:
    '[ACC-107 ACC-108 ACC-113 ACC-114 ACC-121] Which mails the member wants, or whether personal information may be sold or shared.',
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
        { description: '[ACC-107 ACC-113] No unsaved choice.', target: 'resting' },
      ],
    },
    offering: {
      description: '[FC-064] The switches show the unsaved choice; it is saved only when the person says so.',
      tags: 'offered',
      on: {
        'unsaved.confirmed': { description: '[FC-064 ACC-108 ACC-114] Saves it.', target: 'saving' },
        'unsaved.discarded': {
          description: '[FC-064] Everything stays as the server has it.',
          target: 'resting',
          actions: 'clearOptimistic',
        },
        'switch.turned': {
          description: '[ACC-108 ACC-114] A switch is turned: what is shown then is saved.',
          target: 'saving',
          actions: { type: 'toggleOptimistic', params: ({ event }) => event },
        },
      },
    },
    resting: {
      description: '[ACC-107 ACC-108 ACC-113 ACC-114] The switches show what the server last confirmed.',
      on: {
        'switch.turned': {
          description: '[ACC-108 ACC-114] A switch is turned; it shows at once.',
          target: 'saving',
          actions: { type: 'toggleOptimistic', params: ({ event }) => event },
        },
      },
    },
    saving: {
      description: '[ACC-108 ACC-114] The new value shows at once while one call is under way.',
      tags: 'pending',
      entry: 'markRequested',
      invoke: {
        id: 'saveSwitches',
        src: 'saveSwitches',
        input: ({ context }) => context.optimistic ?? {},
        onDone: [
          {
            description:
              '[ACC-108 ACC-114] A switch was turned meanwhile: the newer value is sent, never two calls at once.',
            guard: 'isOptimisticChanged',
            target: 'saving',
            reenter: true,
          },
          {
            description: '[ACC-108 ACC-114] Saved: the success notification.',
            target: 'resting',
            actions: ['emitSaved', 'clearOptimistic'],
          },
        ],
        onError: {
          description:
            '[ACC-108 ACC-114] Not saved: the switches show the saved values again, and the reason is shown.',
          target: 'resting',
          actions: [{ type: 'emitRefused', params: failureOfEvent }, 'clearOptimistic'],
        },
      },
      on: {
        'switch.turned': {
          description: '[ACC-108 ACC-114] Another switch, or the same one again: the last choice wins.',
          actions: { type: 'toggleOptimistic', params: ({ event }) => event },
        },
      },
      after: {
        saveBound: {
          description: '[ACC-108 ACC-114] No answer in time counts as not saved.',
          target: 'resting',
          actions: [{ type: 'emitRefused', params: { failure: 'timed-out' } }, 'clearOptimistic'],
        },
      },
    },
  },
});

/** A switch that was turned stays among the turned ones, so none is requested that is not wanted. */
function isRequested(wanted: TurnedSwitches | null, requested: TurnedSwitches | null): boolean {
  const sent: Readonly<Record<string, boolean>> = requested ?? {};
  return Object.entries(wanted ?? {}).every(([which, on]) => sent[which] === on);
}

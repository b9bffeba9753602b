import { assign, emit, setup } from 'xstate';
import type { CommunicationPreferences } from '#domain/communication-preferences.ts';
import { type FailureCode, failureCodeOf } from '#domain/failure.ts';
import { unprovided } from '../unprovided.ts';

type Turn = { which: keyof CommunicationPreferences; shown: CommunicationPreferences };

/** The three switches. What the server last said lives in the query cache; only the wish not yet granted lives here. */
export const communicationPreferencesMachine = setup({
  types: {} as {
    /** `wish`: what is wanted in the end; `asked`: what the call under way asks for. */
    context: { wish: CommunicationPreferences | null; asked: CommunicationPreferences | null };
    /** What the same member wished for when the session ended before it was saved. */
    input: { wish: CommunicationPreferences | null };
    /** `shown`: what the server last said. */
    events: ({ type: 'preference.turned' } & Turn) | { type: 'wish.confirmed' } | { type: 'wish.declined' };
    emitted:
      | { type: 'preferences.kept'; preferences: CommunicationPreferences }
      | { type: 'preferences.saved' }
      | { type: 'preferences.refused'; failure: FailureCode; wish: CommunicationPreferences | null };
    tags: 'pending' | 'offered';
  },
  actors: { savePreferences: unprovided<CommunicationPreferences, void>('savePreferences') },
  actions: {
    turnWish: assign({
      wish: ({ context }, { which, shown }: Turn) => {
        const before = context.wish ?? shown;
        return { ...before, [which]: !before[which] };
      },
    }),
    askForWish: assign({ asked: ({ context }) => context.wish }),
    dropWish: assign({ wish: null, asked: null }),
    tellKept: emit(({ context }) => ({
      type: 'preferences.kept' as const,
      preferences: context.asked ?? { product: false, general: false, personalized: false },
    })),
    tellSaved: emit({ type: 'preferences.saved' }),
    tellRefused: emit(({ context }, params: { failure: FailureCode }) => ({
      type: 'preferences.refused' as const,
      failure: params.failure,
      wish: context.wish,
    })),
  },
  guards: {
    hasWish: ({ context }) => context.wish !== null,
    isWishTurned: ({ context }) => !isSame(context.wish, context.asked),
  },
  delays: { saveBound: 20_000 },
}).createMachine({
  id: 'communicationPreferences',
  description: '[ACC-107 ACC-108 ACC-121] Which mails the member wants.',
  context: ({ input }) => ({ wish: input.wish, asked: null }),
  options: { maxIterations: 50 },
  initial: 'beginning',
  states: {
    beginning: {
      description: '[FC-064] Begins with what the end of a session has left unsaved, if anything.',
      always: [
        {
          description: '[FC-064] The member is back, and the wish is still open.',
          guard: 'hasWish',
          target: 'offering',
        },
        { description: '[ACC-107] Nothing is open.', target: 'resting' },
      ],
    },
    offering: {
      description: '[FC-064] The switches show the wish; it is saved only when the person says so.',
      tags: 'offered',
      on: {
        'wish.confirmed': { description: '[FC-064 ACC-108] Saves it.', target: 'saving' },
        'wish.declined': {
          description: '[FC-064] Everything stays as the server has it.',
          target: 'resting',
          actions: 'dropWish',
        },
        'preference.turned': {
          description: '[ACC-108] A switch is turned: what is shown then is saved.',
          target: 'saving',
          actions: { type: 'turnWish', params: ({ event }) => event },
        },
      },
    },
    resting: {
      description: '[ACC-107 ACC-108] The switches show what the server last confirmed.',
      on: {
        'preference.turned': {
          description: '[ACC-108] A switch is turned; it shows at once.',
          target: 'saving',
          actions: { type: 'turnWish', params: ({ event }) => event },
        },
      },
    },
    saving: {
      description: '[ACC-108] The wish shows while one call is under way.',
      tags: 'pending',
      entry: 'askForWish',
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: ({ context }) => context.wish ?? { product: false, general: false, personalized: false },
        onDone: [
          {
            description: '[ACC-108] A switch was turned meanwhile: the newer wish is sent, never two calls at once.',
            guard: 'isWishTurned',
            target: 'saving',
            reenter: true,
            actions: 'tellKept',
          },
          {
            description: '[ACC-108] Saved: the success notification.',
            target: 'resting',
            actions: ['tellKept', 'tellSaved', 'dropWish'],
          },
        ],
        onError: {
          description: '[ACC-108] Not saved: the switches show again what was there, and the reason is told.',
          target: 'resting',
          actions: [
            { type: 'tellRefused', params: ({ event }) => ({ failure: failureCodeOf(event.error) }) },
            'dropWish',
          ],
        },
      },
      on: {
        'preference.turned': {
          description: '[ACC-108] Another switch, or the same one again: the last wish wins.',
          actions: { type: 'turnWish', params: ({ event }) => event },
        },
      },
      after: {
        saveBound: {
          description: '[ACC-108] No answer in time counts as not saved.',
          target: 'resting',
          actions: [{ type: 'tellRefused', params: { failure: 'timed-out' } }, 'dropWish'],
        },
      },
    },
  },
});

function isSame(one: CommunicationPreferences | null, other: CommunicationPreferences | null): boolean {
  return (
    one?.product === other?.product && one?.general === other?.general && one?.personalized === other?.personalized
  );
}

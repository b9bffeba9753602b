import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureCodeOf } from '#domain/failure.ts';
import { unprovided } from '../unprovided.ts';

/** The choice not to have personal information sold or shared. The fact lives in the query cache, only the wish lives here. */
export const privacySettingsMachine = setup({
  types: {} as {
    /** `wish`: what is wanted in the end; `asked`: what the call under way asks for. */
    context: { wish: boolean | null; asked: boolean | null };
    /** `shown`: what the server last said. */
    events: { type: 'sharing.turned'; shown: boolean };
    emitted:
      | { type: 'privacy.kept'; doNotSellOrShare: boolean }
      | { type: 'privacy.saved' }
      | { type: 'privacy.refused'; failure: FailureCode };
    tags: 'pending';
  },
  actors: { savePrivacy: unprovided<{ doNotSellOrShare: boolean }, void>('savePrivacy') },
  actions: {
    turnWish: assign({ wish: ({ context }, { shown }: { shown: boolean }) => !(context.wish ?? shown) }),
    askForWish: assign({ asked: ({ context }) => context.wish }),
    dropWish: assign({ wish: null, asked: null }),
    tellKept: emit(({ context }) => ({ type: 'privacy.kept' as const, doNotSellOrShare: context.asked === true })),
    tellSaved: emit({ type: 'privacy.saved' }),
    tellRefused: emit((_, params: { failure: FailureCode }) => ({
      type: 'privacy.refused' as const,
      failure: params.failure,
    })),
  },
  guards: { isWishTurned: ({ context }) => context.wish !== context.asked },
  delays: { saveBound: 20_000 },
}).createMachine({
  id: 'privacySettings',
  description: '[ACC-113 ACC-114] Whether personal information may be sold or shared.',
  context: { wish: null, asked: null },
  options: { maxIterations: 50 },
  initial: 'resting',
  states: {
    resting: {
      description: '[ACC-114] The switch shows what the server last confirmed.',
      on: {
        'sharing.turned': {
          description: '[ACC-114] The switch is turned; it shows at once.',
          target: 'saving',
          actions: { type: 'turnWish', params: ({ event }) => event },
        },
      },
    },
    saving: {
      description: '[ACC-114] The wish shows while one call is under way.',
      tags: 'pending',
      entry: 'askForWish',
      invoke: {
        id: 'savePrivacy',
        src: 'savePrivacy',
        input: ({ context }) => ({ doNotSellOrShare: context.wish === true }),
        onDone: [
          {
            description: '[ACC-114] It was turned again meanwhile: the newer wish is sent, never two calls at once.',
            guard: 'isWishTurned',
            target: 'saving',
            reenter: true,
            actions: 'tellKept',
          },
          {
            description: '[ACC-114] Saved: the success notification.',
            target: 'resting',
            actions: ['tellKept', 'tellSaved', 'dropWish'],
          },
        ],
        onError: {
          description: '[ACC-114] Not saved: the switch shows again what was there, and the reason is told.',
          target: 'resting',
          actions: [
            { type: 'tellRefused', params: ({ event }) => ({ failure: failureCodeOf(event.error) }) },
            'dropWish',
          ],
        },
      },
      on: {
        'sharing.turned': {
          description: '[ACC-114] Turned again: the last wish wins.',
          actions: { type: 'turnWish', params: ({ event }) => event },
        },
      },
      after: {
        saveBound: {
          description: '[ACC-114] No answer in time counts as not saved.',
          target: 'resting',
          actions: [{ type: 'tellRefused', params: { failure: 'timed-out' } }, 'dropWish'],
        },
      },
    },
  },
});

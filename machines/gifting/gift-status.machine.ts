import { assign, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import type { FollowedGift, GiftToFollow } from '#domain/gifting/gift-progress.ts';
import { type GiftStatus, STATUS_POLLS } from '#domain/gifting/gift-purchase.ts';
import { unprovided } from '../unprovided.ts';

/** `isClosing`: the server goes on trying no longer, and takes the request no more (decision D-181). */
export type StatusToRead = { readonly requestId: string; readonly isClosing: boolean };

/** `isLook`: a look that was asked for, which is one reading, whatever it says (GFT-059). */
type Context = GiftToFollow & { status: FollowedGift['status']; isLook: boolean };

/** Follows a purchase that was sent until its end is known, or it was asked about often enough. */
export const giftStatusMachine = setup({
  types: {} as { input: GiftToFollow; context: Context; output: FollowedGift; tags: 'done' },
  actors: { readStatus: unprovided<StatusToRead, GiftStatus>('readStatus') },
  actions: {
    keepStatus: assign({ status: (_, params: { status: GiftStatus }) => params.status }),
    keepFailure: assign({
      status: (_, params: { failure: FailureCode }) => ({ outcome: 'unread' as const, failure: params.failure }),
    }),
    noteKnown: assign({ isAcknowledged: true, polls: 1 }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    renewWait: assign({ wait: ({ context }) => context.delay }),
    hastenEnd: assign({ polls: STATUS_POLLS }),
  },
  guards: {
    isDue: ({ context }) => context.wait === 0,
    isKnown: (_, { status }: { status: GiftStatus }) => status.outcome === 'success' || status.outcome === 'error',
    isFirstSign: ({ context }, { status }: { status: GiftStatus }) =>
      status.outcome === 'processing' && !context.isAcknowledged && !context.isLook,
    isUnseen: ({ context }, { status }: { status: GiftStatus }) =>
      status.outcome === 'missing' && !context.isAcknowledged && (context.mayRepeat || isLast(context)),
    mayArrive: ({ context }, { status }: { status: GiftStatus }) =>
      status.outcome === 'missing' && !context.isAcknowledged,
    isLast: ({ context }) => isLast(context),
  },
  delays: {
    /** What the server asked for, or what is left of it after a page was loaded anew (GFT-054). */
    statusDelay: ({ context }) => context.wait,
  },
}).createMachine({
  id: 'giftStatus',
  description:
    '[GFT-054 GFT-059] Reads what became of a purchase until that is known, six times at most after the server is known to have it.',
  context: ({ input }) => ({ ...input, status: { outcome: 'processing' }, isLook: isLast(input) }),
  output: ({ context: { isAcknowledged, status } }) => ({ isAcknowledged, status }),
  options: { maxIterations: 50 },
  initial: 'beginning',
  states: {
    beginning: {
      description: '[GFT-054] Begins with a wait, unless it is due.',
      always: [
        { description: '[FC-010] It was sent some time ago.', guard: 'isDue', target: 'polling' },
        { description: '[GFT-054] It was sent just now.', target: 'pending' },
      ],
    },
    pending: {
      description: '[GFT-053 GFT-054] Waits as long as the server asked.',
      after: { statusDelay: { description: '[GFT-054] Time to ask.', target: 'polling' } },
    },
    polling: {
      description: '[GFT-050 GFT-051] Reads the status; bounded by the transport.',
      entry: 'renewWait',
      invoke: {
        id: 'readStatus',
        src: 'readStatus',
        input: ({ context }) => ({ requestId: context.requestId, isClosing: isClosing(context) }),
        onDone: [
          {
            description: '[GFT-055 GFT-057] Its end is known.',
            guard: { type: 'isKnown', params: ({ event }) => ({ status: event.output }) },
            target: 'read',
            actions: { type: 'keepStatus', params: ({ event }) => ({ status: event.output }) },
          },
          {
            description: '[GFT-056] The server has it after all, and is asked as often as about any other.',
            guard: { type: 'isFirstSign', params: ({ event }) => ({ status: event.output }) },
            target: 'pending',
            actions: 'noteKnown',
          },
          {
            description: '[FC-004 FC-010] The server has not seen it: it can be sent again, or is closed by now.',
            guard: { type: 'isUnseen', params: ({ event }) => ({ status: event.output }) },
            target: 'read',
            actions: { type: 'keepStatus', params: ({ event }) => ({ status: event.output }) },
          },
          {
            description: '[FC-010] It may still be on its way: the next reading closes it.',
            guard: { type: 'mayArrive', params: ({ event }) => ({ status: event.output }) },
            target: 'pending',
            actions: 'hastenEnd',
          },
          { description: '[GFT-059] Asked often enough: neither success nor error.', guard: 'isLast', target: 'read' },
          { description: '[GFT-056 FC-007] Still under way.', target: 'pending', actions: 'countPoll' },
        ],
        onError: [
          {
            description: '[GFT-059] Asked often enough, and not known.',
            guard: 'isLast',
            target: 'read',
            actions: { type: 'keepFailure', params: failureOfEvent },
          },
          { description: '[GFT-059] Counts as asked.', target: 'pending', actions: 'countPoll' },
        ],
      },
    },
    read: { description: '[GFT-055 GFT-057 GFT-059] There is no more to ask.', tags: 'done', type: 'final' },
  },
});

function isLast({ polls }: GiftToFollow): boolean {
  return polls >= STATUS_POLLS;
}

/** The last reading closes the request, but not while the same payload may be sent again under its id (decision D-181). */
function isClosing(context: GiftToFollow): boolean {
  return isLast(context) && (context.isAcknowledged || !context.mayRepeat);
}

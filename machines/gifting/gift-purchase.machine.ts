import { assign, setup } from 'xstate';
import { isOutcomeUnknown } from '#domain/cards/reload.ts';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import {
  acknowledgedGift,
  begunGift,
  type FollowedGift,
  followedGift,
  frozenGift,
  type GiftAnswer,
  type GiftPress,
  type GiftToFollow,
  giftToFollow,
  giftToVerify,
  isDoubtful,
  isSamePress,
  isTaken,
  repeatedGift,
  resumedGift,
  type SentGift,
  sentGift,
} from '#domain/gifting/gift-progress.ts';
import { isSameIntent, STATUS_POLLS } from '#domain/gifting/gift-purchase.ts';
import { unprovided } from '../unprovided.ts';
import type { GiftPurchaseTypes, Outcome } from './gift-purchase.events.ts';

/** Buys gifts at most once for each intent, and says truthfully what became of it. */
export const giftPurchaseMachine = setup({
  types: {} as GiftPurchaseTypes,
  actors: {
    submitGift: unprovided<SentGift, GiftAnswer>('submitGift'),
    followGift: unprovided<GiftToFollow, FollowedGift>('followGift'),
  },
  actions: {
    want: assign((_, { requestId, payload, startedAt }: GiftPress) => ({
      wanted: { requestId, payload, startedAt },
      failure: null,
    })),
    freeze: assign(({ context }) => frozenGift(context)),
    repeat: assign(({ context }, { startedAt }: Pick<GiftPress, 'startedAt'>) => repeatedGift(context, startedAt)),
    forget: assign(() => begunGift(null)),
    dropMarker: assign({ marker: null }),
    dropProblem: assign({ refusal: null, refusedDesign: null, failure: null }),
    dropRefusedDesign: assign({ refusedDesign: null }),
    keepAnswer: assign(({ context }, answer: GiftAnswer) => acknowledgedGift(context, answer)),
    keepFailure: assign({ failure: (_, { failure }: { failure: FailureCode }) => failure }),
    // A reading that fails is an answer (`unread`), so that what is thrown beside it has no reason of its own.
    noteUnforeseen: assign({ failure: 'unexpected' as const }),
    keepEnd: assign(({ context }, followed: FollowedGift) => followedGift(context, followed)),
    noteEarlier: assign({ isEarlier: true, wanted: null }),
    noteRead: assign({ isRead: true }),
    checkNow: assign({ wait: 0, polls: STATUS_POLLS }),
  },
  guards: {
    isOpen: ({ context: { marker } }) => marker !== null && marker.end === null,
    isBought: ({ context }) => context.marker?.end?.outcome === 'success',
    hasFailed: ({ context }) => context.marker?.end?.outcome === 'error',
    isPromised: ({ context }) => context.marker?.end?.outcome === 'promised',
    isSame: ({ context }, press: Pick<GiftPress, 'payload'>) => isSamePress(context, press),
    isSameIntent: ({ context }, { payload }: Pick<GiftPress, 'payload'>) => isSameIntent(context.purchase, payload),
    isRead: ({ context }) => context.isRead,
    isTaken: (_, answer: GiftAnswer) => isTaken(answer),
    isCertain: ({ context }, { failure }: { failure: FailureCode }) => !context.isRepeat && !isOutcomeUnknown(failure),
    isSuccess: (_, { outcome }: Outcome) => outcome === 'success',
    isProcessing: (_, { outcome }: Outcome) => outcome === 'processing',
    isUnread: (_, { outcome }: Outcome) => outcome === 'unread',
    isError: (_, { outcome }: Outcome) => outcome === 'error' || outcome === 'missing',
    isUnseen: ({ context: { purchase } }, { outcome }: Outcome) => purchase !== null && outcome === 'missing',
    isDoubtful: ({ context }, followed: FollowedGift) => isDoubtful(context, followed),
  },
  delays: { /** Longer than the transport waits for a purchase. */ submitBound: 40_000 },
}).createMachine({
  id: 'giftPurchase',
  description: '[GFT-044 GFT-045] Buys gifts at most once for each intent, and says truthfully what became of it.',
  context: ({ input: { marker, now } }) => resumedGift(marker, now),
  options: { maxIterations: 50 },
  initial: 'beginning',
  on: {
    'visitor.forgotten': {
      description: '[ORD-018] The visitor signs out: nothing of a purchase stays.',
      target: '.ready.idle',
      actions: 'forget',
    },
  },
  states: {
    beginning: {
      description: '[FC-010] Begins with what an earlier page has sent, if anything.',
      always: [
        { description: '[FC-010] Its end is not known: it is followed.', guard: 'isOpen', target: 'following' },
        { description: '[GFT-062] It was bought.', guard: 'isBought', target: 'ended.success' },
        { description: '[GFT-062] It came to nothing.', guard: 'hasFailed', target: 'ended.error' },
        { description: '[GFT-059] It was still under way.', guard: 'isPromised', target: 'ended.promised' },
        { description: '[FC-014] None was sent.', target: 'ready' },
      ],
    },
    ready: {
      description: '[GFT-044] Nothing is under way.',
      initial: 'idle',
      on: {
        'purchase.submitted': [
          {
            description: '[FC-004] The same again that was turned away before anything was charged: under its id.',
            guard: { type: 'isSame', params: ({ event: { payload } }) => ({ payload }) },
            target: 'submitting',
            actions: { type: 'repeat', params: ({ event: { startedAt } }) => ({ startedAt }) },
          },
          {
            description: '[GFT-045 FC-001] One press is one purchase with an id of its own.',
            target: 'submitting',
            actions: [{ type: 'want', params: ({ event }) => event }, 'freeze'],
          },
        ],
        'problem.dismissed': { description: '[GFT-066] The message was read.', target: '.idle' },
        'outcome.shown': { description: '[FC-011] The form has said it, once.', actions: 'noteRead' },
      },
      states: {
        idle: { description: '[GFT-044] Nothing has gone wrong.', entry: 'dropProblem' },
        refused: {
          description: '[GFT-065 GFT-067] Refused, and why: the filled form stays, nothing was charged.',
          tags: 'error',
        },
        failed: { description: '[GFT-072] It failed before anything was charged.', tags: 'error' },
      },
    },
    verifying: {
      description: '[FC-005] What became of the last one is learnt, and closed; readings are bounded by the transport.',
      tags: 'busy',
      invoke: {
        id: 'verifyGift',
        src: 'followGift',
        input: ({ context }) => giftToVerify(context),
        onDone: [
          {
            description: '[FC-005 GFT-055] The one before was bought after all: no second one is.',
            guard: { type: 'isSuccess', params: ({ event }) => ({ outcome: event.output.status.outcome }) },
            target: 'ended.success',
            actions: ['noteEarlier', { type: 'keepEnd', params: ({ event }) => event.output }],
          },
          {
            description: '[FC-005 GFT-059] The one before is still under way: no second one is sent.',
            guard: { type: 'isProcessing', params: ({ event }) => ({ outcome: event.output.status.outcome }) },
            target: 'ended.promised',
            actions: ['noteEarlier', { type: 'keepEnd', params: ({ event }) => event.output }],
          },
          {
            description: '[FC-005] Still not known: nothing is sent.',
            guard: { type: 'isUnread', params: ({ event }) => ({ outcome: event.output.status.outcome }) },
            target: 'unsure.unread',
            actions: ['noteEarlier', { type: 'keepEnd', params: ({ event }) => event.output }],
          },
          { description: '[FC-005] The one before came to nothing.', target: 'submitting', actions: 'freeze' },
        ],
        onError: {
          description: '[FC-005] Still not known: nothing is sent.',
          target: 'unsure.unread',
          actions: ['noteEarlier', 'noteUnforeseen'],
        },
      },
    },
    submitting: {
      description: '[GFT-045 GFT-053 FC-001 FC-002] One request is under way; further presses send none.',
      tags: 'busy',
      invoke: {
        id: 'submitGift',
        src: 'submitGift',
        input: ({ context }) => sentGift(context),
        onDone: [
          {
            description: '[GFT-048 GFT-053 OPP-074] The server has it, and says when to ask; or has had it before.',
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'following',
            actions: { type: 'keepAnswer', params: ({ event }) => event.output },
          },
          {
            description: '[GFT-065 GFT-067 FC-016] Refused: nothing was charged, so the next press is a new intent.',
            target: 'ready.refused',
            actions: { type: 'keepAnswer', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            description: '[GFT-072] Turned away before anything was charged.',
            guard: { type: 'isCertain', params: failureOfEvent },
            target: 'ready.failed',
            actions: ['dropMarker', { type: 'keepFailure', params: failureOfEvent }],
          },
          { description: '[FC-004] The answer was lost: it may have been charged.', target: 'following' },
        ],
      },
      after: { submitBound: { description: '[FC-004] No answer in time: it is followed.', target: 'following' } },
    },
    following: {
      description: '[GFT-053 GFT-054 GFT-059] The status is read; each reading is bounded by the transport.',
      tags: 'busy',
      entry: 'dropProblem',
      invoke: {
        id: 'followGift',
        src: 'followGift',
        input: ({ context }) => giftToFollow(context),
        onDone: [
          {
            description: '[GFT-055] It was bought.',
            guard: { type: 'isSuccess', params: ({ event }) => ({ outcome: event.output.status.outcome }) },
            target: 'ended.success',
            actions: { type: 'keepEnd', params: ({ event }) => event.output },
          },
          {
            description: '[FC-004] The server has not seen it so far: it may be sent again.',
            guard: { type: 'isUnseen', params: ({ event }) => ({ outcome: event.output.status.outcome }) },
            target: 'unsure.unseen',
            actions: { type: 'keepEnd', params: ({ event }) => event.output },
          },
          {
            description: '[FC-004] The server could not be asked: it may be sent again.',
            guard: { type: 'isDoubtful', params: ({ event }) => event.output },
            target: 'unsure.unread',
            actions: { type: 'keepEnd', params: ({ event }) => event.output },
          },
          {
            description: '[GFT-057 FC-010] It came to nothing; or it was never seen, and is refused from now on.',
            guard: { type: 'isError', params: ({ event }) => ({ outcome: event.output.status.outcome }) },
            target: 'ended.error',
            actions: { type: 'keepEnd', params: ({ event }) => event.output },
          },
          {
            description: '[GFT-059] Asked often enough: neither success nor error.',
            target: 'ended.promised',
            actions: { type: 'keepEnd', params: ({ event }) => event.output },
          },
        ],
        onError: { description: '[FC-004] Nothing was learnt.', target: 'unsure.unread', actions: 'noteUnforeseen' },
      },
    },
    unsure: {
      description: '[FC-004 FC-005] It is not known whether it was bought; nothing is sent by itself.',
      tags: ['error', 'unsure'],
      initial: 'unread',
      on: {
        'purchase.submitted': [
          {
            description: '[FC-004] The same again, as it was sent and under its id.',
            guard: { type: 'isSameIntent', params: ({ event: { payload } }) => ({ payload }) },
            target: 'submitting',
            actions: { type: 'repeat', params: ({ event: { startedAt } }) => ({ startedAt }) },
          },
          {
            description: '[FC-005] Another purchase: first what became of this one.',
            target: 'verifying',
            actions: { type: 'want', params: ({ event }) => event },
          },
        ],
        'check.pressed': { description: '[FC-004] Looks once more.', target: 'following', actions: 'checkNow' },
      },
      states: {
        unread: { description: '[FC-004] The server could not be asked.' },
        unseen: { description: '[FC-004] The server has not seen it yet; it may still arrive.', tags: 'unseen' },
      },
    },
    ended: {
      description: '[GFT-005 GFT-062] The confirmation says what became of it.',
      tags: 'done',
      initial: 'success',
      on: {
        'outcome.shown': { description: '[GFT-062] Its end was shown.', actions: 'noteRead' },
        'purchase.submitted': {
          description:
            '[GFT-045 FC-001] Another purchase; a press before the end was shown is a late one, and begins none.',
          guard: 'isRead',
          target: 'submitting',
          actions: [{ type: 'want', params: ({ event }) => event }, 'freeze'],
        },
      },
      states: {
        success: { description: '[GFT-055] It was bought.' },
        error: {
          description: '[GFT-057] It came to nothing, and why.',
          tags: 'error',
          on: { 'problem.dismissed': { description: '[GFT-066] The form has said it.', actions: 'dropRefusedDesign' } },
        },
        promised: {
          description: '[GFT-059] Still processing: neither success nor error.',
          on: {
            'check.pressed': {
              description: '[GFT-059] Reads the status once more.',
              target: '#giftPurchase.following',
              actions: 'checkNow',
            },
            'purchase.submitted': {
              description: '[FC-005] Another purchase, once this was shown: first what became of this one.',
              guard: 'isRead',
              target: '#giftPurchase.verifying',
              actions: { type: 'want', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
